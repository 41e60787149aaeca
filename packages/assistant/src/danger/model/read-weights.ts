import { BIAS, WEIGHTS } from './weights.ts';

/** Four digits of base 94 follow each feature, one for each question; the middle is nothing. */
const FIRST = 33;
const MIDDLE = 46;
const STEP = 0.12;

const TABLE = new Map(
  WEIGHTS.split('\n').map((line): [string, number[]] => [
    line.slice(0, -BIAS.length),
    Array.from(line.slice(-BIAS.length), (digit) => (digit.charCodeAt(0) - FIRST - MIDDLE) * STEP),
  ]),
);

/** What each feature says of each question. */
export interface Weights {
  biases: readonly number[];
  of: (feature: string) => readonly number[] | undefined;
}

export const SHIPPED: Weights = { biases: BIAS, of: (feature) => TABLE.get(feature) };

/** The other way round, for the training. */
export const writeWeight = (weight: number): string =>
  String.fromCharCode(FIRST + Math.max(0, Math.min(93, Math.round(weight / STEP) + MIDDLE)));
