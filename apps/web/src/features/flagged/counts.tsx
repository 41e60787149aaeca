import { Card } from '../../ui/card.tsx';

interface Props {
  /** High priority is rank 3 or above. */
  counts: { total: number; high_priority: number; immediate: number } | null;
}

export function Counts({ counts }: Props) {
  const figures = [
    ['Flagged sessions', counts?.total],
    ['High priority', counts?.high_priority],
    ['Immediate', counts?.immediate],
  ] as const;
  return (
    <dl className="mb-6 grid gap-3 sm:grid-cols-3">
      {figures.map(([name, value]) => (
        <Card key={name} className="flex items-baseline justify-between gap-4 sm:block">
          <dt className="text-ink-2">{name}</dt>
          <dd className="font-serif text-3xl tabular-nums">{value ?? '–'}</dd>
        </Card>
      ))}
    </dl>
  );
}
