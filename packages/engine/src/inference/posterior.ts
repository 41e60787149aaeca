import type { Priors } from './prior.ts';
import type { Answer, Weighed } from './weights.ts';

/** How likely each cause is, or none of the list. Probabilities of `conditions` and `other` sum to 1. */
export interface Distribution {
  conditions: { index: number; probability: number }[];
  other: number;
}

/** The distribution with the reasons for it, most likely first: the differential before it is put into words. */
export interface Posterior extends Distribution {
  answers: Answer[];
  conditions: PosteriorCondition[];
}

export interface PosteriorCondition {
  index: number;
  probability: number;
  /** Nats. `logOdds` = `prior` + the sum of `weights` + `competition`. */
  logOdds: number;
  prior: number;
  weights: number[];
  competition: number;
}

/**
 * Exact posterior over one main cause, or none of the list, given independent answers with tempered groups.
 *
 * For condition c with prior p and answers weighing W (log-likelihood ratios against the background),
 * odds(c) = p e^W / sum over d != c of p_d e^(W_d), so that
 * log odds = logit(p) + W - log( sum over d != c of p_d / (1 - p) e^(W_d) ): prior, answers, and how well
 * everything else explains the same answers ("competition").
 */
export function posterior(priors: Priors, weighed: Weighed): Posterior {
  const { entries, other, everything } = score(priors, weighed);
  const rivalScores = leavingOneOut([...entries.map((entry) => entry.score), other]);
  const conditions = entries.map(({ index, prior, score: own }, i): PosteriorCondition => {
    const rivals = (rivalScores[i] ?? -Infinity) - Math.log(1 - prior);
    const priorOdds = Math.log(prior) - Math.log(1 - prior);
    return {
      index,
      prior: priorOdds,
      weights: weighed.conditions[index] ?? [],
      competition: -rivals,
      logOdds: priorOdds + (weighed.sums[index] ?? 0) - rivals,
      probability: Math.exp(own - everything),
    };
  });
  return {
    answers: weighed.answers,
    conditions: conditions.toSorted((a, b) => b.probability - a.probability || a.index - b.index),
    other: Math.exp(other - everything),
  };
}

/** The same probabilities without their reasons, in no order. */
export function distribution(priors: Priors, weighed: Weighed): Distribution {
  const { entries, other, everything } = score(priors, weighed);
  return {
    conditions: entries.map(({ index, score: own }) => ({
      index,
      probability: Math.exp(own - everything),
    })),
    other: Math.exp(other - everything),
  };
}

/** Logs of the joint probabilities of each cause that is possible in this person, of `other`, and of all together. */
function score({ rates, other: otherRate }: Priors, { sums, otherSum }: Weighed) {
  const total = rates.reduce((sum, rate) => sum + rate, otherRate);
  const entries = rates.flatMap((rate, index) => {
    const prior = rate / total;
    return rate > 0 ? [{ index, prior, score: Math.log(prior) + (sums[index] ?? 0) }] : [];
  });
  const other = Math.log(otherRate / total) + otherSum;
  const top = entries.reduce((most, one) => Math.max(most, one.score), other);
  const mass = entries.reduce((sum, one) => sum + Math.exp(one.score - top), Math.exp(other - top));
  return { entries, other, everything: top + Math.log(mass) };
}

/** log(e^a + e^b), without overflow. */
function logAdd(a: number, b: number): number {
  const [low, high] = a < b ? [a, b] : [b, a];
  return low === -Infinity ? high : high + Math.log1p(Math.exp(low - high));
}

/** For each score, the log of the sum of all others. From both ends, so that nothing is subtracted. */
function leavingOneOut(scores: readonly number[]): number[] {
  const after = [...scores];
  let sum = -Infinity;
  for (let i = scores.length - 1; i >= 0; i -= 1) {
    after[i] = sum;
    sum = logAdd(sum, scores[i] ?? -Infinity);
  }
  let before = -Infinity;
  return scores.map((one, i) => {
    const others = logAdd(before, after[i] ?? -Infinity);
    before = logAdd(before, one);
    return others;
  });
}
