import { z } from 'zod';
import { id, sentence } from './common.ts';

const end = z.number().optional();
const measure = z
  .strictObject({
    kind: z.enum([
      'temperature',
      'glucose',
      'ketones',
      'saturation',
      'pulse',
      'systolic',
      'diastolic',
      'respirations',
      'peakFlow',
    ]),
    present_from: end,
    present_below: end,
    absent_from: end,
    absent_below: end,
  })
  .refine(
    ({ present_from: from, present_below: below }) =>
      (from === undefined) !== (below === undefined),
    'a measure is present from one end on',
  )
  .refine(
    (one) =>
      (one.absent_below ?? -Infinity) <= (one.present_from ?? Infinity) &&
      (one.absent_from ?? Infinity) >= (one.present_below ?? -Infinity),
    'a measure cannot be present and absent at once',
  );

/** One entry of data/findings/*.yaml, each file a list. */
export const findingFile = z.strictObject({
  id,
  /** Noun phrase in plain words, lower case: "chest pain spreading to an arm". */
  name: sentence,
  /** Asked of the person: "Does the chest pain spread to your arm, jaw or back?" */
  question: sentence,
  /** Years; older people are not asked, for it is about a baby. */
  asked_below: z.number().positive().optional(),
  kind: z.enum(['symptom', 'sign', 'risk', 'context']).default('symptom'),
  words: z.array(z.string().min(1)),
  /** Phrases that say it is not so, in the same notation: "can bend neck" for a stiff neck. */
  normal: z.array(z.string().min(1)).default([]),
  /** Name in bench/cases/canonical-symptoms.txt, where it has one. */
  canonical: z.string().optional(),
  refines: id.optional(),
  implies: z.array(id).default([]),
  excludes: z.array(id).default([]),
  regions: z.array(z.string()).default([]),
  background: z.number().gt(0).lt(1),
  group: id.optional(),
  /** Decided by a measured value: present or absent from an end on. °C, mmol/L, per cent, mmHg, in a minute. */
  measure: measure.optional(),
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
