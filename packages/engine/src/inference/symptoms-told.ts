import type { Evidence } from '../evidence/evidence.ts';
import type { Knowledge } from '../prepare.ts';

/** What one feels or sees, as against what one has or does. */
export const isSymptom = (finding: number, { model }: Knowledge): boolean =>
  ['symptom', 'sign'].includes(model.findings[finding]?.kind ?? '');

/** How many symptoms the person has, as far as they said. */
export const symptomsTold = ({ counted, known }: Evidence, knowledge: Knowledge): number =>
  counted.filter((finding) => known.get(finding) === 'present' && isSymptom(finding, knowledge))
    .length;
