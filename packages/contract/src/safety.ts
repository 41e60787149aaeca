import { z } from 'zod';

export const CRISIS_LEVELS = ['none', 'low', 'medium', 'high', 'immediate'] as const;
export const crisisLevel = z.enum(CRISIS_LEVELS);
export type CrisisLevel = z.infer<typeof crisisLevel>;

export const indicator = z.object({
  type: z.string(),
  text: z.string(),
  start: z.int().min(0),
  end: z.int().min(0),
});

export const resource = z.object({
  /** Two letters, or null where the country is not known. */
  country: z.string().nullable(),
  name: z.string(),
  call: z.string().nullable(),
  text: z.string().nullable(),
  chat: z.string().nullable(),
  hours: z.string().nullable(),
  /** When somebody checked it with the operator; null until then. */
  last_checked: z.string().nullable(),
});
export type Resource = z.infer<typeof resource>;

/** Judged on the person's own words by the built-in detector, before any reply. */
export const safety = z.object({
  level: crisisLevel,
  /** A medical emergency, judged apart from a crisis; both may be true. */
  emergency: z.boolean(),
  indicators: z.array(indicator),
  resources: z.array(resource),
  carry_over: z.boolean(),
});
export type Safety = z.infer<typeof safety>;
export type Indicator = z.infer<typeof indicator>;
