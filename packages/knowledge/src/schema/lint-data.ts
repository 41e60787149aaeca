import { z } from 'zod';
import { AGE_GROUPS, LACKS } from '../coverage/groups.ts';
import { id, sentence } from './common.ts';

/** data/lint/icd10-categories.yaml: the first three characters of a code, and what they stand for. */
export const icd10Categories = z.record(
  z.string().regex(/^[A-Z]\d[0-9A-Z]$/),
  z.strictObject({ title: z.string().min(3), holds: z.array(id).default([]) }),
);
export type Icd10Categories = z.infer<typeof icd10Categories>;

/** data/lint/plain-words.yaml: words that cannot be avoided, in lower case. */
export const plainWords = z.array(z.string().regex(/^[\p{Ll}'’]+$/u));

/** data/lint/symptom-gaps.yaml: why a symptom has no such cause in these age groups. */
export const symptomGaps = z.array(
  z.strictObject({
    lacks: z.enum(LACKS),
    /** Names of bench/cases/canonical-symptoms.txt. */
    symptoms: z.array(z.string().min(2)).min(1),
    groups: z.array(z.enum(AGE_GROUPS)).min(1),
    reason: sentence,
  }),
);
export type SymptomGap = z.infer<typeof symptomGaps>[number];
