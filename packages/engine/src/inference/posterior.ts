import type { LogPriors } from './prior.ts';
import type { Answer, Weighed } from './weights.ts';

/** How likely each cause is, or none of the list. `probabilities`, by condition, and `other` sum to 1. */
export interface Distribution {
  probabilities: Float64Array;
  other: number;
}

/** The distribution with the reasons for it: the differential before it is put into words. */
export interface Posterior extends Distribution {
  answers: Answer[];
  /** The conditions that may be meant, most likely first: those that are not negligible, or if they are few, all. */
  ranking: number[];
  /** By condition: nats by which the findings said to be present speak for it. */
  saidPresent: Float64Array;
  explain: (condition: number) => Explanation;
}

/** Nats. `logOdds` = `prior` + the sum of `weights` + `competition` + `wording` + `calibration`. */
export interface Explanation {
  logOdds: number;
  prior: number;
  /** In the order of `answers`. */
  weights: number[];
  competition: number;
  wording: number;
  calibration: number;
}

/**
 * Exact posterior over one main cause, or none of the list, given independent answers with tempered groups.
 *
 * For condition c with prior p and answers weighing W (log-likelihood ratios against the background),
 * odds(c) = p e^W / sum over d != c of p_d e^(W_d), so that
 * log odds = logit(p) + W - log( sum over d != c of p_d / (1 - p) e^(W_d) ): prior, answers, and how well
 * everything else explains the same answers ("competition"). What is told to a person has two terms more. The words
 * they chose tell the conditions of the list apart, and say nothing of what is not on it ("wording", see wording.ts).
 * What the shares are worth by experience is the power `sureness` of each ("calibration", see calibration.ts).
 */
export function posterior(priors: LogPriors, weighed: Weighed, telling: Telling = {}): Posterior {
  const joint = jointOf(priors, weighed);
  const worded = telling.wording ? reworded(joint, telling.wording) : joint;
  const stated = toThePower(worded, telling.sureness ?? 1);
  const { probabilities, other } = normalised(stated);
  return {
    probabilities,
    other,
    answers: weighed.answers,
    saidPresent: weighed.saidPresent,
    ranking: ranked(probabilities),
    explain: (condition) => {
      const rivalsBefore = logSumWithout(priors, condition);
      const prior = (priors.logs[condition] ?? -Infinity) - rivalsBefore;
      const rivals = logSumWithout(joint, condition);
      const asRead = (joint.logs[condition] ?? -Infinity) - rivals;
      const uncalibrated = logOddsOf(worded, condition);
      const logOdds = logOddsOf(stated, condition);
      return {
        prior,
        weights: weighed.weightsOf(condition),
        competition: rivalsBefore - rivals,
        wording: uncalibrated - asRead,
        calibration: logOdds - uncalibrated,
        logOdds,
      };
    },
  };
}

/** Less likely than this, a condition is neither told nor asked about where enough others are. An estimate. */
const NEGLIGIBLE = { below: 1e-6, enough: 20 };

/** Most likely first, without what cannot be. */
function ranked(probabilities: Float64Array): number[] {
  const above = (least: number): number[] => {
    const found: number[] = [];
    for (const [index, probability] of probabilities.entries())
      if (probability > least) found.push(index);
    return found;
  };
  const likely = above(NEGLIGIBLE.below);
  const kept = likely.length < NEGLIGIBLE.enough ? above(0) : likely;
  return kept.toSorted((a, b) => (probabilities[b] ?? 0) - (probabilities[a] ?? 0) || a - b);
}

/** What is laid over the shares before they are told. */
export interface Telling {
  /** Nats by condition. */
  wording?: Float64Array;
  sureness?: number;
}

/** The conditions of the list keep their share together. */
function reworded({ logs, other }: LogPriors, wording: Float64Array): LogPriors {
  const moved = logs.map((log, i) => log + (wording[i] ?? 0));
  const gain =
    logOf(sumOf({ logs: moved, other: -Infinity })) - logOf(sumOf({ logs, other: -Infinity }));
  return { logs: moved.map((log) => log - gain), other };
}

const logOf = ({ top, sum }: ScaledSum): number => top + Math.log(sum);

const logOddsOf = (all: LogPriors, condition: number): number =>
  (all.logs[condition] ?? -Infinity) - logSumWithout(all, condition);

const toThePower = ({ logs, other }: LogPriors, exponent: number): LogPriors => ({
  logs: logs.map((log) => exponent * log),
  other: exponent * other,
});

/** The same probabilities without their reasons. */
export const distribution = (priors: LogPriors, weighed: Weighed): Distribution =>
  normalised(jointOf(priors, weighed));

/** Logs of the joint probabilities of the answers with each cause, and with something else. */
function jointOf({ logs, other }: LogPriors, { sums, otherSum }: Weighed): LogPriors {
  return { logs: logs.map((log, i) => log + (sums[i] ?? 0)), other: other + otherSum };
}

function normalised(joint: LogPriors): Distribution {
  const top = highest(joint);
  const shares = joint.logs.map((log) => Math.exp(log - top));
  const otherShare = Math.exp(joint.other - top);
  const total = shares.reduce((sum, share) => sum + share, otherShare);
  return { probabilities: shares.map((share) => share / total), other: otherShare / total };
}

function highest({ logs, other }: LogPriors): number {
  let top = other;
  for (const log of logs) if (log > top) top = log;
  return top;
}

/** The sum of what the logs stand for, `sum` times e to the power of `top`, which is the greatest of them. */
interface ScaledSum {
  top: number;
  sum: number;
}

const SUMS = new WeakMap<LogPriors, ScaledSum>();

/** Summed once for each. */
function sumOf(all: LogPriors): ScaledSum {
  const known = SUMS.get(all);
  if (known) return known;
  const top = highest(all);
  let sum = Math.exp(all.other - top);
  for (const log of all.logs) sum += Math.exp(log - top);
  const summed = { top, sum };
  SUMS.set(all, summed);
  return summed;
}

/** Up to this share of a sum, leaving a part out by subtraction loses no digit that matters. */
const SUBTRACTED = 0.5;

/** Log of the sum of all but one: summed anew, and not subtracted, where that one is most of it. */
function logSumWithout(all: LogPriors, left: number): number {
  const { top, sum } = sumOf(all);
  const own = Math.exp((all.logs[left] ?? -Infinity) - top);
  if (own <= SUBTRACTED * sum) return top + Math.log(sum - own);
  const rest = sumOf({ ...all, logs: all.logs.with(left, -Infinity) });
  return rest.top + Math.log(rest.sum);
}
