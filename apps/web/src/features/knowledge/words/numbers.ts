/** How many people have a finding: "about 7 in 10". */
export function shareText(share: number): string {
  if (share >= 0.95) return 'almost everyone';
  if (share >= 0.295) return `about ${Math.round(share * 10)} in 10`;
  if (share >= 0.01) return `about ${Math.round(share * 100)} in 100`;
  return share > 0 ? 'fewer than 1 in 100' : 'nobody';
}

/** New cases a year and 100,000 people: "1 in 260". */
export function yearlyText(per100k: number): string {
  if (per100k <= 0) return 'hardly anyone';
  const people = 100_000 / per100k;
  if (people < 2) return 'more than 1 in 2';
  if (people > 1_000_000) return 'fewer than 1 in a million';
  return `1 in ${rounded(people).toLocaleString('en')}`;
}

/** To two figures: estimates should not look more exact than they are. */
function rounded(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}

const UNITS = [
  { name: 'year', days: 365 },
  { name: 'month', days: 30 },
  { name: 'week', days: 7 },
  { name: 'day', days: 1 },
  { name: 'hour', days: 1 / 24 },
  { name: 'minute', days: 1 / 1440 },
] as const;

/** "3 days" */
export function daysText(days: number): string {
  const unit = UNITS.find((one) => days >= one.days * 0.95) ?? UNITS[5];
  const count = Math.max(1, Math.round(days / unit.days));
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`;
}

/** "under 1 month", "5 to 11", "80 and over" */
export function agesText({ from, to }: { from: number; to: number }): string {
  if (to < 0.5) return 'Under 1 month';
  if (to <= 1) return '1 to 11 months';
  return to > 120 ? `${from} and over` : `${from} to ${to - 1}`;
}
