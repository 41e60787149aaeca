import type { Evidence } from '../evidence/evidence.ts';
import type { Knowledge } from '../prepare.ts';

/** How many symptoms the person has, as far as they said. */
export const symptomsTold = ({ counted, known }: Evidence, { inference }: Knowledge): number =>
  counted.filter((finding) => known.get(finding) === 'present' && inference.isSymptom[finding])
    .length;
