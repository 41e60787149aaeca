const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** "now", "5 min ago", "3 h ago", "yesterday", "12 Nov", "12 Nov 2024". */
export function relativeTime(at: string, now: Date): string {
  const then = new Date(at);
  if (Number.isNaN(then.getTime())) return 'Unknown date';
  const ago = now.getTime() - then.getTime();
  if (ago < MINUTE) return 'now';
  if (ago < HOUR) return `${Math.floor(ago / MINUTE)} min ago`;
  const days = dayOf(now) - dayOf(then);
  if (days <= 0) return `${Math.floor(ago / HOUR)} h ago`;
  if (days === 1) return 'yesterday';
  const date = `${then.getDate()} ${MONTHS[then.getMonth()] ?? ''}`;
  return then.getFullYear() === now.getFullYear() ? date : `${date} ${then.getFullYear()}`;
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const dayOf = (date: Date): number =>
  Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / (24 * HOUR));
