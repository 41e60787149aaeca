/** "Mar 4, 2026, 5:06 AM", or that it is not known. */
export function timeText(iso: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return 'Unknown';
  return at.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
}
