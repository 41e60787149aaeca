import { URGENCY_LEVELS } from '@yarrow/engine';
import { AGE_GROUPS } from './groups.ts';
import type { Gaps } from './gaps.ts';
import type { Cell } from './matrix.ts';

const NAME_WIDTH = 24;
const CELL_WIDTH = 14;

/** One line for each symptom: how many causes of each urgency, self-care to emergency, by age group. */
export function showMatrix(cells: readonly Cell[]): string {
  const symptoms = [...new Set(cells.map(({ symptom }) => symptom))].toSorted();
  const bySymptom = new Map(cells.map((cell) => [`${cell.symptom}|${cell.group}`, cell]));
  const row = (name: string, columns: readonly string[]): string =>
    [name.padEnd(NAME_WIDTH), ...columns.map((one) => one.padEnd(CELL_WIDTH))].join('').trimEnd();
  return [
    `causes of each urgency (${URGENCY_LEVELS.join(' ')}) by symptom and age group; ! where none must not be missed`,
    row('', AGE_GROUPS),
    ...symptoms.map((symptom) =>
      row(
        symptom,
        AGE_GROUPS.map((group) => {
          const cell = bySymptom.get(`${symptom}|${group}`);
          if (!cell) return '';
          const counts = URGENCY_LEVELS.map((level) => cell.counts[level]).join(' ');
          return cell.serious ? counts : `${counts} !`;
        }),
      ),
    ),
  ].join('\n');
}

export function showGaps({ open, explained, idle }: Gaps): string {
  return [
    `missing without a reason ${open.length}, with a reason ${explained} (data/lint/symptom-gaps.yaml)`,
    ...open.map(({ symptom, group, lack }) => `  ${group}: ${symptom} has no ${NAMES[lack]}`),
    ...idle.map((one) => `  reason for what is no gap: ${one}`),
  ].join('\n');
}

const NAMES = {
  any: 'cause at all',
  'self-limiting': 'cause that passes by itself',
  serious: 'cause that must not be missed',
};
