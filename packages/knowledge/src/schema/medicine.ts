import { z } from 'zod';
import { id, sentence, source } from './common.ts';
import { expression } from './expression.ts';

/** data/medicines/<id>.yaml */
export const medicineFile = z.strictObject({
  id,
  name: sentence,
  /** Classes it belongs to; each must be a class of some medicine or listed in data/medicines/classes.yaml. */
  classes: z.array(id).default([]),
  words: z.array(z.string().min(2)).min(1),
  uses: sentence,
  /** Said where nothing forbids it. No dose without age; over-the-counter limits only. */
  advice: sentence,
  doses: z
    .array(
      z.strictObject({
        age_from: z.number(),
        age_below: z.number().optional(),
        text: sentence,
        source: id,
      }),
    )
    .default([]),
  forbidden_by: z.array(z.strictObject({ when: expression, reason: sentence, source: id })).min(1),
  interactions: z.array(z.strictObject({ with: id, text: sentence, source: id })).default([]),
  over_the_counter: z.boolean(),
  sources: z.array(source).min(1),
});
export type MedicineFile = z.infer<typeof medicineFile>;
