import { cx } from '../lib/cx.ts';
import { URGENCY, type UrgencyLevel } from './urgency.ts';

/** A level in one icon and word, for lists. */
export function UrgencyBadge({ level }: { level: UrgencyLevel }) {
  const { icon: Icon, word, ink, panel } = URGENCY[level];
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full border px-3 py-1 text-sm font-semibold',
        panel,
        ink,
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      {word}
    </span>
  );
}
