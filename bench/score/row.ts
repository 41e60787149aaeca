import { interval, show, type Share } from './statistics.ts';

/** One measure of the report: a share of cases, or a number where nothing is counted. */
export interface Row {
  name: string;
  better: 'higher' | 'lower';
  value: number;
  /** Absent for a number that is no share of cases. */
  share?: Share & { low: number; high: number };
}

export interface Section {
  title: string;
  rows: Row[];
}

export function shareRow(name: string, share: Share, better: Row['better'] = 'higher'): Row {
  const [low, high] = interval(share).map(rounded);
  return {
    name,
    better,
    value: share.of === 0 ? 0 : rounded(share.hits / share.of),
    share: { ...share, low: low ?? 0, high: high ?? 1 },
  };
}

export const numberRow = (name: string, value: number, better: Row['better']): Row => ({
  name,
  better,
  value: rounded(value),
});

const rounded = (value: number): number => Number(value.toFixed(4));

export const showRow = ({ value, share }: Row): string => (share ? show(share) : value.toFixed(2));
