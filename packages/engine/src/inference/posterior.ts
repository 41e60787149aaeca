import type { LogPriors } from './prior.ts';
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
export function posterior(priors: LogPriors, weighed: Weighed): Posterior {
  const { entries, other, everything } = score(priors, weighed);
  const rivalScores = leavingOneOut([...entries.map((entry) => entry.score), other]);
  const total = [...priors.logs, priors.other].reduce(logAdd, -Infinity);
  const conditions = entries.map(({ index, score: own }, i): PosteriorCondition => {
    const prior = Math.exp((priors.logs[index] ?? -Infinity) - total);
    const rivals = (rivalScores[i] ?? -Infinity) - total - Math.log(1 - prior);
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
export function distribution(priors: LogPriors, weighed: Weighed): Distribution {
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
function score({ logs, other: logOther }: LogPriors, { sums, otherSum }: Weighed) {
  const entries: { index: number; score: number }[] = [];
  let top = logOther + otherSum;
  for (const [index, log] of logs.entries()) {
    if (log === -Infinity) continue;
    const joint = log + (sums[index] ?? 0);
    if (joint > top) top = joint;
    entries.push({ index, score: joint });
  }
  const other = logOther + otherSum;
  let mass = Math.exp(other - top);
  for (const one of entries) mass += Math.exp(one.score - top);
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
