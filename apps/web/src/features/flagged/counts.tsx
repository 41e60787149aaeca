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
    <dl className="mb-6 grid grid-cols-3 gap-2 sm:gap-3">
      {figures.map(([name, value]) => (
        <Card key={name} className="flex flex-col justify-between p-3! sm:p-5!">
          <dt className="text-sm text-ink-2 sm:text-base">{name}</dt>
          <dd className="font-serif text-3xl tabular-nums">{value ?? '–'}</dd>
        </Card>
      ))}
    </dl>
  );
}
