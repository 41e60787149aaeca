import { z } from 'zod';
import { id, sentence, source, urgencyLevel } from './common.ts';
import { expression } from './expression.ts';

/** One entry of data/rules/*.yaml, each file a list. */
export const ruleFile = z.strictObject({
  id,
  name: sentence,
  level: urgencyLevel,
  when: expression,
  /** Second person, plain words: "Pressure in the chest that spreads to an arm can be a heart attack." */
  reason: sentence,
  /** What to do now; {emergency} stands for the country's emergency number. */
  action: sentence,
  source,
  suspects: z.array(id).default([]),
  /** In a person's own words. The rule fires on `positive` and neither on `near_miss` nor on `negated`. */
  examples: z.strictObject({ positive: sentence, near_miss: sentence, negated: sentence }),
  /** Facts that go with all examples, where the rule needs them. */
  example_person: z
    .strictObject({
      age: z.number().optional(),
      gender: z.enum(['male', 'female']).optional(),
      pregnant: z.boolean().optional(),
    })
    .optional(),
});
export type RuleFile = z.infer<typeof ruleFile>;
