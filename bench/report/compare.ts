import { execFileSync } from 'node:child_process';
import type { Row } from '../score/row.ts';
import type { Figures } from './figures.ts';

export const RESULTS = 'bench/results/accuracy.json';

/** The figures of the last commit; null where there are none. */
export function committedFigures(root: URL): Figures | null {
  try {
    const json = execFileSync('git', ['show', `HEAD:${RESULTS}`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return JSON.parse(json) as Figures;
  } catch {
    return null;
  }
}

export interface Change {
  section: string;
  name: string;
  before: number;
  after: number;
  verdict: 'better' | 'worse';
  /** Changes inside the old interval may be chance. */
  clear: boolean;
}

/** What moved between two runs on the same cases; measures that only one of them has are left out. */
export function changes(before: Figures, after: Figures): Change[] {
  return after.sections.flatMap(({ title, rows }) => {
    const old = before.sections.find((one) => one.title === title);
    return rows.flatMap((row) => {
      const was = old?.rows.find((one) => one.name === row.name);
      return was && was.value !== row.value ? [change(title, was, row)] : [];
    });
  });
}

function change(section: string, before: Row, after: Row): Change {
  const rose = after.value > before.value;
  const { low = before.value, high = before.value } = before.share ?? {};
  return {
    section,
    name: after.name,
    before: before.value,
    after: after.value,
    verdict: rose === (after.better === 'higher') ? 'better' : 'worse',
    clear: after.value < low || after.value > high,
  };
}
