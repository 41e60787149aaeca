import { differs, type Comparison } from './compare.ts';

/** What differs without a written reason, then what differs with one. */
export function report(comparisons: readonly Comparison[]): string {
  const apart = comparisons
    .filter(differs)
    .toSorted((a, b) => Math.abs(logRatio(b)) - Math.abs(logRatio(a)));
  const open = apart.filter(({ published }) => published.differs_because === undefined);
  const explained = apart.filter(({ published }) => published.differs_because !== undefined);
  return [
    `${comparisons.length} published figures, ${apart.length} differ by more than a factor of two, ${explained.length} of these with a reason`,
    ...open.map(line),
    ...explained.map((one) => `${line(one)}  [${one.published.differs_because}]`),
  ].join('\n');
}

const logRatio = ({ ours, theirs }: Comparison): number => Math.log(ours / theirs);

const NAMES = { sensitivity: 'share', positive: 'LR+', negative: 'LR-' };

const line = ({ published, kind, theirs, ours, affected, others }: Comparison): string =>
  [
    published.conditions.join('/').padEnd(36),
    published.finding.padEnd(30),
    NAMES[kind].padEnd(5),
    `published ${theirs}`.padEnd(16),
    `ours ${ours.toFixed(2)}`.padEnd(12),
    `${affected.toFixed(2)} against ${others.toFixed(3)}`.padEnd(18),
    `${published.people}, ${published.among.join('/') || 'all affected'}, ${published.basis}`,
  ].join('  ');
