import type { PersonProfile } from '../person.ts';
import type { InferenceTables } from './tables.ts';

/**
 * Share of the episodes that lead people to ask and are not in the knowledge base. An estimate: of published cases one in
 * thirty is about something it does not hold, and practice has more loose ends than published cases have.
 */
const OTHER_SHARE = 0.08;

/** By condition and for `other`, up to a constant; -Infinity where it cannot occur in this person. */
export interface LogPriors {
  logs: Float64Array;
  other: number;
}

/** Unnormalised rates by condition; 0 where it cannot occur in this person. */
export interface Priors {
  rates: Float64Array;
  other: number;
}

/**
 * How much less the prior counts with every further symptom, and how little at the least. Chosen by cross-validation: one
 * complaint is as common as its causes are; who tells a whole picture is more often one of the uncommon, and the
 * rates of rare illness are known within a factor of ten at best.
 */
const LESS_PER_SYMPTOM = 0.1;
const LEAST = 0.5;

/** Exponent on the prior, by the number of symptoms told. */
export const trustInPriors = (told: number): number =>
  Math.max(LEAST, 1 - LESS_PER_SYMPTOM * Math.max(0, told - 1));

/** Logs of the rates to the power of `trust`: the order stays, the distances shrink. */
export const tempered = ({ rates, other }: Priors, trust: number): LogPriors => ({
  logs: rates.map((rate) => trust * Math.log(rate)),
  other: trust * Math.log(other),
});

/** Averages the incidence over everyone this person may be. */
export function priors(
  { rates: known, urgencyRanks }: InferenceTables,
  people: readonly PersonProfile[],
): Priors {
  const rates = new Float64Array(urgencyRanks.length);
  for (const { band, sex, weight } of people) {
    known[sex][band]?.forEach((rate, index) => {
      rates[index] = (rates[index] ?? 0) + weight * rate;
    });
  }
  const covered = rates.reduce((sum, rate) => sum + rate, 0);
  return { rates, other: (covered * OTHER_SHARE) / (1 - OTHER_SHARE) };
}
