import type { SymptomGap } from '../schema/lint-data.ts';
import type { Lack } from './groups.ts';
import { lacksOf, type Cell } from './matrix.ts';

export interface Gaps {
  /** Without a written reason: what still has to be written. */
  open: { symptom: string; group: string; lack: Lack }[];
  explained: number;
  /** Reasons for what is no gap: symptom, group and what it was said to lack. */
  idle: string[];
}

/** What the cells lack, beside the written reasons. */
export function gapsOf(cells: readonly Cell[], reasons: readonly SymptomGap[]): Gaps {
  const explained = new Set(
    reasons.flatMap(({ lacks, symptoms, groups }) =>
      symptoms.flatMap((symptom) => groups.map((group) => key(symptom, group, lacks))),
    ),
  );
  const found = cells.flatMap((cell) =>
    lacksOf(cell).map((lack) => ({ symptom: cell.symptom, group: cell.group, lack })),
  );
  const there = new Set(found.map(({ symptom, group, lack }) => key(symptom, group, lack)));
  const open = found.filter(
    ({ symptom, group, lack }) => !explained.has(key(symptom, group, lack)),
  );
  const wholly = reasons.filter(
    ({ lacks, symptoms, groups }) =>
      !symptoms.some((symptom) => groups.some((group) => there.has(key(symptom, group, lacks)))),
  );
  return {
    open,
    explained: found.length - open.length,
    idle: wholly.map(({ lacks, symptoms }) => `${lacks}: ${symptoms.join(', ')}`),
  };
}

const key = (symptom: string, group: string, lack: Lack): string => `${symptom}|${group}|${lack}`;
