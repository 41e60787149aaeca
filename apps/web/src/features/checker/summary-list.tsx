import { useId } from 'react';
import { Card } from '../../ui/card.tsx';

interface Props {
  title: string;
  /** Name and value; a row without a value is left out. */
  rows: readonly (readonly [string, string])[];
}

export function SummaryList({ title, rows }: Props) {
  const id = useId();
  const told = rows.filter(([, value]) => value);
  if (told.length === 0) return null;
  return (
    <Card tone="sunk">
      <section aria-labelledby={id}>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <dl className="mt-2 grid gap-x-5 gap-y-1.5 sm:grid-cols-[9rem_1fr]">
          {told.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-sm text-ink-2 max-sm:mt-1.5 sm:pt-0.5">{name}</dt>
              <dd className="min-w-0 font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  );
}
