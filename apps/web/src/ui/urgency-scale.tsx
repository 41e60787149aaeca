import { cx } from '../lib/cx.ts';
import { URGENCY, URGENCY_ORDER, type UrgencyLevel } from './urgency.ts';

/** Where a level lies among the four, in segments and in words. */
export function UrgencyScale({ level }: { level: UrgencyLevel }) {
  const { fill, place } = URGENCY[level];
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      <span aria-hidden="true" className="flex gap-1.5">
        {URGENCY_ORDER.map((each) => (
          <span
            key={each}
            className={cx('h-1.5 w-8 rounded-full sm:w-11', each === level ? fill : 'bg-ink/15')}
          />
        ))}
      </span>
      {place}
    </p>
  );
}
