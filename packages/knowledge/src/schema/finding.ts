import { z } from 'zod';
import { id, sentence } from './common.ts';

/** One entry of data/findings/*.yaml, each file a list. */
export const findingFile = z.strictObject({
  id,
  /** Noun phrase in plain words, lower case: "chest pain spreading to an arm". */
  name: sentence,
  /** Asked of the person: "Does the chest pain spread to your arm, jaw or back?" */
  question: sentence,
  kind: z.enum(['symptom', 'sign', 'risk', 'context']).default('symptom'),
  words: z.array(z.string().min(1)),
  /** Name in bench/cases/canonical-symptoms.txt, where it has one. */
  canonical: z.string().optional(),
  refines: id.optional(),
  implies: z.array(id).default([]),
  excludes: z.array(id).default([]),
  regions: z.array(z.string()).default([]),
  background: z.number().gt(0).lt(1),
  group: id.optional(),
  /** Decided by a measured temperature in °C. */
  temperature: z.strictObject({ present_from: z.number(), absent_below: z.number() }).optional(),
  circumstance: z.enum(['pregnant', 'breastfeeding']).optional(),
  danger: z.boolean().optional(),
});
export type FindingFile = z.infer<typeof findingFile>;

/** data/findings/answers.yaml: which answer of the questionnaire is which finding. */
export const answerFile = z.strictObject({
  field: z.string(),
  value: z.union([z.string(), z.boolean()]),
  finding: id,
  status: z.enum(['present', 'absent']).default('present'),
});
export type AnswerFile = z.infer<typeof answerFile>;
