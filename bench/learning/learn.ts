import { shareOf } from '@yarrow/engine/passages';
import { randomNumbers, shuffle } from './random.ts';

/** A message as its passages, each the numbers of its features; and the answer to one question about it. */
export interface Lesson {
  passages: readonly Passage[];
  answer: number;
  /** How much a mistake about it counts. */
  weight: number;
}

export interface Passage {
  known: Int32Array;
  /** With those that are too rare to be known. */
  features: number;
}

const PASSES = 20;
/** Passes in which the longest passage is learnt from, before the gravest can be told. */
const FIRST_PASSES = 2;
const RATE = 0.3;
const DECAY = 0.0003;

/**
 * Logistic regression by stochastic descent (Adagrad) on the gravest passage of every message: of a harmless message
 * none may sound grave, of a grave one at least one must. The same on every machine: no clock, no outside seed.
 */
export function learn(lessons: readonly Lesson[], size: number) {
  const weights = new Float64Array(size);
  const steps = new Float64Array(size).fill(1e-8);
  let [bias, biasSteps] = [0, 1e-8];
  const scoreOf = ({ known, features }: Passage): number =>
    bias + known.reduce((sum, nth) => sum + (weights[nth] ?? 0), 0) * shareOf(features);
  const order = lessons.filter(({ passages }) => passages.length > 0);
  const next = randomNumbers();
  for (let pass = 0; pass < PASSES; pass += 1) {
    shuffle(order, next);
    for (const { passages, answer, weight } of order) {
      const passage = greatest(passages, pass < FIRST_PASSES ? lengthOf : scoreOf);
      const error = (1 / (1 + Math.exp(-scoreOf(passage))) - answer) * weight;
      biasSteps += error * error;
      bias -= (RATE * error) / Math.sqrt(biasSteps);
      for (const nth of passage.known) {
        const slope = error * shareOf(passage.features) + DECAY * (weights[nth] ?? 0);
        steps[nth] = (steps[nth] ?? 0) + slope * slope;
        weights[nth] = (weights[nth] ?? 0) - (RATE * slope) / Math.sqrt(steps[nth] ?? 1);
      }
    }
  }
  return { weights, bias };
}

const lengthOf = ({ features }: Passage): number => features;

function greatest(passages: readonly Passage[], measure: (one: Passage) => number): Passage {
  let best = passages[0]!;
  let most = -Infinity;
  for (const one of passages) {
    const value = measure(one);
    if (value > most) [best, most] = [one, value];
  }
  return best;
}
