import type { Expression } from '@yarrow/engine';
import { z } from 'zod';
import { id } from './common.ts';

const range = z
  .strictObject({ from: z.number().optional(), below: z.number().optional() })
  .refine((value) => value.from !== undefined || value.below !== undefined, 'a range needs an end');

/** See the engine's `Expression`: the same grammar, as read from a file. */
export const expression: z.ZodType<Expression> = z.lazy(() =>
  z.union([
    id,
    z.strictObject({ all: z.array(expression).min(1) }),
    z.strictObject({ any: z.array(expression).min(1) }),
    z.strictObject({
      at_least: z.strictObject({ count: z.int().min(1), of: z.array(expression).min(2) }),
    }),
    z.strictObject({ not: expression }),
    z.strictObject({ unless: expression }),
    z.strictObject({ age: range }),
    z.strictObject({ temperature: range }),
    z.strictObject({ duration_days: range }),
    z.strictObject({ intensity: range }),
    z.strictObject({ weight: range }),
    z.strictObject({ sex: z.enum(['female', 'male']) }),
    z.strictObject({ pregnant: z.boolean() }),
    z.strictObject({ breastfeeding: z.boolean() }),
    z.strictObject({ distress: z.boolean() }),
    z.strictObject({ allergy: id }),
    z.strictObject({ taking: id }),
  ]),
) as z.ZodType<Expression>;
