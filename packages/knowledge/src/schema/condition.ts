import { z } from 'zod';
import { frequency, id, numberBasis, sentence, source, urgencyLevel } from './common.ts';
import { expression } from './expression.ts';

const statement = z.strictObject({ text: sentence, source: id, medicine: id.optional() });
const rate = z.number().min(0);

/** data/conditions/<body system>/<id>.yaml */
export const conditionFile = z.strictObject({
  id,
  /** The plain name a person would know: "Heart attack". */
  name: sentence,
  /** Clinical and further lay names. */
  aliases: z.array(z.string().min(2)),
  icd10: z.string().regex(/^[A-Z]\d[0-9A-Z](\.[0-9A-Z]{1,4})?$/, 'an ICD-10-CM code'),
  description: sentence,
  incidence: z.strictObject({
    basis: numberBasis,
    source: z.string().min(3),
    note: z.string().optional(),
    /** New episodes that lead someone to ask for help, per 100,000 person-years, both sexes. */
    per_100k_per_year: z.strictObject({
      newborn: rate,
      infant: rate,
      toddler: rate,
      child: rate,
      teen: rate,
      young: rate,
      adult: rate,
      middle: rate,
      older: rate,
      old: rate,
    }),
    /** Factor on the rate by sex; 0 where it cannot occur. */
    sex: z.strictObject({ female: rate, male: rate }).default({ female: 1, male: 1 }),
  }),
  /** Share of people with the condition who have the finding; for a finding that refines another, of those who have that one. */
  findings: z.record(id, frequency),
  /** Relative risk of people with this risk finding, against people without it. */
  risks: z.record(id, z.number().min(0)).default({}),
  /** Days since it began when people ask for help: central 80%. */
  duration_days: z.tuple([z.number().positive(), z.number().positive()]),
  urgency: z.strictObject({
    level: urgencyLevel,
    reason: sentence,
    source: id,
    raised_by: z
      .array(
        z.strictObject({ when: expression, level: urgencyLevel, reason: sentence, source: id }),
      )
      .default([]),
  }),
  must_not_miss: z.strictObject({ question: sentence, finding: id.optional() }).optional(),
  red_flags: z.array(statement).min(1),
  self_care: z.array(statement).min(1),
  treatments: z.array(statement).min(1),
  when_to_see: z.array(z.strictObject({ who: sentence, when: sentence, source: id })).min(1),
  sources: z.array(source).min(1),
  review: z.strictObject({
    reviewed_by: z.enum(['software', 'clinician']),
    reads: z.int().min(1),
    date: z.iso.date(),
    note: z.string().optional(),
  }),
});
export type ConditionFile = z.infer<typeof conditionFile>;
