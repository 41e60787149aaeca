import type { CaseInput } from '../case.ts';
import type { MeasureRange } from '../knowledge.ts';
import type { Knowledge } from '../prepare.ts';
import type { Reading } from '../reading/read-text.ts';
import type { Observation } from './observation.ts';

/** Findings that a measured value decides: a temperature, a blood sugar. The form's value goes before the text's. */
export function observeMeasures(
  input: CaseInput,
  knowledge: Knowledge,
  { measures }: Reading,
): Observation[] {
  const values = { ...measures, temperature: input.body_temperature ?? measures.temperature };
  return knowledge.measured.flatMap(({ finding, measure }): Observation[] => {
    const value = values[measure.kind];
    if (value === null || value === undefined) return [];
    const status = decide(value, measure);
    return status ? [{ finding, status, text: '', start: 0, end: 0, from: 'answer' }] : [];
  });
}

/** Present, absent, or open. */
export function decide(value: number, range: MeasureRange): 'present' | 'absent' | null {
  const { presentFrom = Infinity, presentBelow = -Infinity } = range;
  const { absentFrom = Infinity, absentBelow = -Infinity } = range;
  if (value >= presentFrom || value < presentBelow) return 'present';
  return value >= absentFrom || value < absentBelow ? 'absent' : null;
}
