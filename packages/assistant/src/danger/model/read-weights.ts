import type { Weights } from '@yarrow/engine/passages';
import { BIAS, WEIGHTS } from './weights.ts';

/** A digit for each question follows each feature; the middle is nothing. Letters and figures, so that none is escaped. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+';
const MIDDLE = 31;
const STEP = 0.15;

const WEIGHT_OF = new Map(Array.from(DIGITS, (digit, nth) => [digit, (nth - MIDDLE) * STEP]));

const TABLE = new Map(
  WEIGHTS.split('\n').map((line): [string, number[]] => [
    line.slice(0, -BIAS.length),
    Array.from(line.slice(-BIAS.length), (digit) => WEIGHT_OF.get(digit) ?? 0),
  ]),
);

export const SHIPPED: Weights = { biases: BIAS, of: (feature) => TABLE.get(feature) };

/** The other way round, for the training. */
export const writeWeight = (weight: number): string =>
  DIGITS[Math.max(0, Math.min(2 * MIDDLE, Math.round(weight / STEP) + MIDDLE))] ?? '';
