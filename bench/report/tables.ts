import type { Curve } from '../interview/curve.ts';
import type { Confusion } from '../score/confusions.ts';
import type { Grouping } from '../score/groups.ts';
import { showRow, type Section } from '../score/row.ts';
import { interval, type Share } from '../score/statistics.ts';
import type { Change } from './compare.ts';

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export const sectionTable = ({ title, rows }: Section): string =>
  `## ${title}\n\n${table(
    ['measure', 'share (95% interval)'],
    rows.map((row) => [row.name, showRow(row)]),
  )}`;

/** "74% (63-83) of 77" */
function short(share: Share): string {
  if (share.of === 0) return '-';
  const percent = (value: number): string => Math.round(value * 100).toString();
  const [low, high] = interval(share);
  return `${percent(share.hits / share.of)}% (${percent(low)}-${percent(high)}) of ${share.of}`;
}

export const groupingTable = ({ title, groups }: Grouping): string =>
  `### ${title}\n\n${table(
    ['', 'top 1', 'top 3', 'urgency right', 'urgency too high'],
    groups.map(({ name, top1, top3, urgencyRight, urgencyTooHigh }) => [
      name,
      ...[top1, top3, urgencyRight, urgencyTooHigh].map(short),
    ]),
  )}`;

export function curveTable(curves: readonly Curve[]): string {
  const steps = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12];
  const part = (now: number, whole: number): string =>
    `${Math.round((100 * now) / Math.max(1, whole))}%`;
  return table(
    ['questions', ...curves.map(({ together }) => `top 1 / top 3, ${together} at a time`)],
    steps.map((n) => [
      String(n),
      ...curves.map(({ after, whole }) => {
        const tops = after[n] ?? { top1: 0, top3: 0 };
        return `${part(tops.top1, whole.top1)} / ${part(tops.top3, whole.top3)}`;
      }),
    ]),
  );
}

export const confusionTable = (confusions: readonly Confusion[]): string =>
  table(
    ['right', 'stood first', 'times'],
    confusions.map(({ right, first, times }) => [right, first, String(times)]),
  );

export const changeTable = (changed: readonly Change[]): string =>
  table(
    ['measure', 'before', 'now', ''],
    changed.map(({ section, name, before, after, verdict, clear }) => [
      `${section}: ${name}`,
      before.toFixed(3),
      after.toFixed(3),
      clear ? `**${verdict}**` : verdict,
    ]),
  );
