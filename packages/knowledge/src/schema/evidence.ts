import { z } from 'zod';
import { basis, id, sentence } from './common.ts';

const share = z.number().min(0).max(1);

/** One entry of data/evidence/likelihood-ratios.yaml: what a study found, with the entries it speaks of. */
export const likelihoodRatio = z
  .strictObject({
    /** The conditions the study looked for; several are taken together by how common they are. */
    conditions: z.array(id).min(1),
    finding: id,
    /** Complaints by which its people were chosen; the ratio is against other causes of these. */
    among: z.array(id),
    people: z.enum(['child', 'adult', 'old', 'women']),
    /** Share of those with the condition who have the finding. */
    sensitivity: share.optional(),
    positive: z.number().positive().optional(),
    negative: z.number().min(0).optional(),
    published: sentence,
    source: sentence,
    address: z.url().optional(),
    basis,
    /** Why the entry may differ: whom the study left out, or what else it measured. */
    differs_because: sentence.optional(),
  })
  .refine(
    (one) => (one.positive ?? one.negative) === undefined || one.among.length > 0,
    'a likelihood ratio needs the complaint it was measured among',
  );
export type LikelihoodRatio = z.infer<typeof likelihoodRatio>;

export const likelihoodRatios = z.array(likelihoodRatio);
