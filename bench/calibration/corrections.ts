import { corrected, type Correction } from '../../packages/engine/src/inference/calibration.ts';
import { calibrationBins, calibrationError, type Judged } from '../score/statistics.ts';
import type { Raw } from './raw.ts';

export interface Family {
  name: string;
  grid: Correction[];
}

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);

const AFTER = 3;

/** Families of corrections, from none to the one the engine has. */
export const FAMILIES: Family[] = [
  { name: 'none', grid: [{ share: 0, part: 1, after: AFTER }] },
  {
    name: 'temperature',
    grid: steps(0.6, 1.4, 0.05).map((part) => ({ share: 1, part, after: AFTER })),
  },
  {
    name: 'part of the cases flattened',
    grid: steps(0.05, 0.4, 0.05).flatMap((share) =>
      steps(0.3, 0.7, 0.1).map((part) => ({ share, part, after: AFTER })),
    ),
  },
];

export interface Outcome extends Judged {
  logLikelihood: number;
}

/** What the corrected distribution says of the first, and how likely it makes the right one. */
export function outcome({ distribution, told, right }: Raw, correction: Correction): Outcome {
  const { probabilities, other } = corrected(distribution, told, correction);
  const confidence = Math.max(...probabilities);
  const likelihood =
    right.length === 0 ? other : right.reduce((sum, one) => sum + (probabilities[one] ?? 0), 0);
  return {
    confidence,
    right: right.includes(probabilities.indexOf(confidence)),
    logLikelihood: Math.log(Math.max(1e-9, likelihood)),
  };
}

export interface Quality {
  /** Per case. */
  logLikelihood: number;
  /** Of the first, right or not. */
  brier: number;
  error: number;
  /** Above zero: the first is said to be likelier than it is. */
  excess: number;
}

export function qualityOf(outcomes: readonly Outcome[]): Quality {
  const mean = (of: (one: Outcome) => number): number =>
    outcomes.reduce((sum, one) => sum + of(one), 0) / outcomes.length;
  return {
    logLikelihood: mean((one) => one.logLikelihood),
    brier: mean(({ confidence, right }) => (confidence - Number(right)) ** 2),
    error: calibrationError(calibrationBins(outcomes)),
    excess: mean(({ confidence, right }) => confidence - Number(right)),
  };
}
