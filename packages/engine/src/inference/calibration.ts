import type { Distribution, Explanation, Posterior } from './posterior.ts';

/**
 * Answers that come together say partly the same, more than the knowledge knows of, so that what is far behind the first
 * is right more often than naive Bayes says. In this share of cases the distances are taken to be only this part of what
 * they seem; in full from three symptoms on, for a single one has nothing to repeat. Fitted on written cases by
 * `bench/calibration.ts`: nearly the best likelihood, and the first on average as often right as it says.
 */
const REPEATED: Correction = { share: 0.05, part: 0.4, after: 3 };

export interface Correction {
  share: number;
  /** Exponent on the probabilities. */
  part: number;
  /** Symptoms told, from which the share is full. */
  after: number;
}

/** As an explanation, with what the correction is worth: one more weight that adds up to `logOdds`. */
export interface CalibratedExplanation extends Explanation {
  calibration: number;
}

export interface CalibratedPosterior extends Posterior {
  explain: (condition: number) => CalibratedExplanation;
}

/** The order stays, and all still sum to 1. `told` is the number of symptoms. */
export function calibrated(raw: Posterior, told: number): CalibratedPosterior {
  const share = shareOf(told, REPEATED);
  const flat = flattened(raw, REPEATED);
  return {
    ...raw,
    ...mixed(raw, flat, share),
    explain: (condition) => {
      const explanation = raw.explain(condition);
      const logOdds = mixedLogOdds(explanation.logOdds, oddsOf(flat, condition), share);
      return { ...explanation, calibration: logOdds - explanation.logOdds, logOdds };
    },
  };
}

/** The same without reasons. */
export const calibratedShares = (raw: Distribution, told: number): Distribution =>
  corrected(raw, told, REPEATED);

export const corrected = (raw: Distribution, told: number, by: Correction): Distribution =>
  mixed(raw, flattened(raw, by), shareOf(told, by));

const shareOf = (told: number, { share, after }: Correction): number =>
  share * Math.min(1, Math.max(0, told - 1) / (after - 1));

function flattened({ probabilities, other }: Distribution, { part }: Correction): Distribution {
  const flat = probabilities.map((one) => one ** part);
  const otherFlat = other ** part;
  const total = flat.reduce((sum, one) => sum + one, otherFlat);
  return { probabilities: flat.map((one) => one / total), other: otherFlat / total };
}

const mixed = (raw: Distribution, flat: Distribution, share: number): Distribution => ({
  probabilities: raw.probabilities.map(
    (one, i) => (1 - share) * one + share * (flat.probabilities[i] ?? 0),
  ),
  other: (1 - share) * raw.other + share * flat.other,
});

interface Odds {
  own: number;
  rest: number;
}

/** The rest is summed and not subtracted: exact also where the condition is nearly certain. */
function oddsOf({ probabilities, other }: Distribution, condition: number): Odds {
  const rest = probabilities.reduce((sum, one, i) => (i === condition ? sum : sum + one), other);
  return { own: probabilities[condition] ?? 0, rest };
}

function mixedLogOdds(rawLogOdds: number, flat: Odds, share: number): number {
  const own = (1 - share) / (1 + Math.exp(-rawLogOdds)) + share * flat.own;
  const rest = (1 - share) / (1 + Math.exp(rawLogOdds)) + share * flat.rest;
  return Math.log(own) - Math.log(rest);
}
