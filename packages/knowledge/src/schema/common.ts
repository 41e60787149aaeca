import { z } from 'zod';

export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is kebab-case');
export const sentence = z.string().trim().min(3);
export const urgencyLevel = z.enum(['low', 'moderate', 'high', 'emergency']);

/** How the words or the number were known when the entry was written; `estimate` is ours, said to be one. */
export const basis = z.enum(['read', 'excerpt', 'memory']);
export const numberBasis = z.enum(['read', 'excerpt', 'memory', 'estimate']);

export const source = z.strictObject({
  id,
  organisation: z.string().min(2),
  title: z.string().min(2),
  address: z.url(),
  basis,
});

/** The HPO frequency scale; a number is a probability. The word stands for the number beside it. */
export const FREQUENCY_WORDS = {
  obligate: 0.99,
  'very-frequent': 0.9,
  frequent: 0.55,
  occasional: 0.15,
  'very-rare': 0.02,
  excluded: 0,
} as const;
export const frequency = z.union([
  z.number().min(0).max(1),
  z.enum(Object.keys(FREQUENCY_WORDS) as (keyof typeof FREQUENCY_WORDS)[]),
]);
export type Frequency = z.infer<typeof frequency>;

export const frequencyValue = (value: Frequency): number =>
  typeof value === 'number' ? value : FREQUENCY_WORDS[value];
