import type { Priors } from './prior.ts';
import type { Answer, Weighed } from './weights.ts';

/** The differential before it is put into words. Probabilities of `conditions` and `other` sum to 1. */
export interface Posterior {
  answers: Answer[];
  conditions: PosteriorCondition[];
  other: number;
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
export function posterior({ rates, other }: Priors, weighed: Weighed): Posterior {
  const total = rates.reduce((sum, rate) => sum + rate, other);
  const entries = weighed.conditions.flatMap((weights, index) => {
    const rate = rates[index] ?? 0;
    if (rate <= 0) return [];
    return [{ index, prior: rate / total, weights, score: Math.log(rate / total) + add(weights) }];
  });
  const otherScore = Math.log(other / total) + add(weighed.other);
  const scores = [...entries.map((entry) => entry.score), otherScore];
  const everything = scores.reduce(logAdd, -Infinity);
  const rivalScores = leavingOneOut(scores);
  const conditions = entries.map(({ index, prior, weights, score }, i): PosteriorCondition => {
    const rivals = (rivalScores[i] ?? -Infinity) - Math.log(1 - prior);
    const priorOdds = Math.log(prior) - Math.log(1 - prior);
    return {
      index,
      prior: priorOdds,
      weights,
      competition: -rivals,
      logOdds: priorOdds + add(weights) - rivals,
      probability: Math.exp(score - everything),
    };
  });
  return { answers: weighed.answers, conditions, other: Math.exp(otherScore - everything) };
}

const add = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

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
  return scores.map((score, i) => {
    const others = logAdd(before, after[i] ?? -Infinity);
    before = logAdd(before, score);
    return others;
  });
}
