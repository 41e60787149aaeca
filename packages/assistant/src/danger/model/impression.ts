import { compilePhrase } from '../reading/phrase.ts';
import { findPhrases, indexPhrases } from '../reading/match-phrase.ts';
import { BY_MEANS } from './by-means.ts';
import type { Heard } from './features.ts';
import { passagesOf } from './passages.ts';
import { feelWith, type Felt } from './meaning/felt-words.ts';
import { meaningOf } from './meaning/meaning.ts';
import type { Net } from './meaning/net.ts';
import { SHIPPED_NET } from './meaning/read-net.ts';
import { SHIPPED, type Weights } from './read-weights.ts';

/** What a message sounds like: the log-odds of each question, learnt from the cases (bench/train-crisis.ts). */
export interface Impression {
  high: number;
  medium: number;
  low: number;
  ideation: number;
}

/** What listens: to which words are said together, and to what the words mean. */
export interface Ear {
  weights: Weights;
  net: Net;
  feel: (word: Heard) => Felt;
}

export const earOf = (weights: Weights, net: Net): Ear => ({ weights, net, feel: feelWith(net) });

const SHIPPED_EAR = earOf(SHIPPED, SHIPPED_NET);

/** Keeps three words from weighing as much as three sentences. */
const SMOOTHING = 30;

/** What one feature of a passage weighs, by how many it has. */
export const shareOf = (features: number): number => 1 / Math.sqrt(features + SMOOTHING);

/** Said where there is nothing to hear. */
const LEAST = -10;

const MEANS = indexPhrases(
  BY_MEANS.map((source) => ({ phrase: compilePhrase(source), value: source })),
);

/**
 * The gravest that any passage sounds, so that nothing harmless said beside it takes from it; a means named with it
 * is heard both with and without. Linear in the length of the text.
 */
export function impressionOf(words: readonly Heard[], ear: Ear = SHIPPED_EAR): Impression {
  const bare = withoutMeans(words);
  const gravest = heardBy(ear, words);
  const gravestBare = bare === words ? gravest : heardBy(ear, bare);
  const [high = 0, medium = 0, low = 0, ideation = 0] = gravest.map((score, nth) =>
    Math.max(score, gravestBare[nth] ?? score),
  );
  return { high, medium, low, ideation };
}

/** The two agree, or neither is sure. */
function heardBy({ weights, net, feel }: Ear, words: readonly Heard[]): number[] {
  const meant = meaningOf(words, net, feel);
  return gravestOf(words, weights).map(
    (said, nth) => (said + Math.max(meant[nth] ?? said, LEAST)) / 2,
  );
}

function gravestOf(words: readonly Heard[], { biases, of }: Weights): number[] {
  const { features, begun } = passagesOf(words);
  const weights = features.map((feature) => of(feature));
  const gravest = [...biases];
  for (const passages of begun) {
    const sums = biases.map(() => 0);
    let told = 0;
    for (const added of passages) {
      told += added.length;
      for (const feature of added) {
        const weight = weights[feature];
        if (!weight) continue;
        for (let nth = 0; nth < sums.length; nth += 1) {
          sums[nth] = (sums[nth] ?? 0) + (weight[nth] ?? 0);
        }
      }
      const share = shareOf(told);
      for (let nth = 0; nth < sums.length; nth += 1) {
        const score = (biases[nth] ?? 0) + (sums[nth] ?? 0) * share;
        gravest[nth] = Math.max(gravest[nth] ?? score, score);
      }
    }
  }
  return gravest;
}

/** Empties the words that name a means; the same words where none does. */
function withoutMeans(words: readonly Heard[]): readonly Heard[] {
  const found = findPhrases(words, MEANS);
  if (found.length === 0) return words;
  const kept = [...words];
  for (const { from, to } of found) {
    for (let i = from; i < to; i += 1) {
      const word = words[i];
      if (word) kept[i] = { ...word, norm: '', said: [] };
    }
  }
  return kept;
}
