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
/** data/lint/clusters.yaml: conditions that are taken for one another, by what they have in common. */
export const clusters = z.array(
  z.strictObject({
    name: z.string().min(3),
    /** Those of the cluster show one of these. */
    shows: z.array(id).min(1),
    /** And all of these, in most. */
    with: z.array(id).default([]),
    group: z.enum(AGE_GROUPS),
  }),
);
export type Cluster = z.infer<typeof clusters>[number];

export type SymptomGap = z.infer<typeof symptomGaps>[number];
