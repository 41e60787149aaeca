import { compilePhrase } from '../reading/phrase.ts';
import { findPhrases, indexPhrases } from '../reading/match-phrase.ts';
import { BY_MEANS, REASSURANCE } from './asides.ts';
import { featuresOf, sentencesOf, type Heard } from './features.ts';
import { SHIPPED, type Weights } from './read-weights.ts';

/** What a message sounds like: the log-odds of each question, learnt from the cases (bench/train-crisis.ts). */
export interface Impression {
  high: number;
  medium: number;
  low: number;
  ideation: number;
}

/** Keeps three words from weighing as much as three sentences. */
export const SMOOTHING = 5;
/** A sentence that by itself is surely no danger is beside the matter. */
const HARMLESS = -1.4;
const LOW = 2;

const index = (list: readonly string[]) =>
  indexPhrases(list.map((source) => ({ phrase: compilePhrase(source), value: source })));
const ASIDE = index(REASSURANCE);
const MEANS = index(BY_MEANS);

/** Adds to what the rules find, and never takes from it. Linear in the length of the text. */
export function impressionOf(words: readonly Heard[], weights: Weights = SHIPPED): Impression {
  const told = toTheMatter(sentencesOf(without(words, ASIDE)), weights);
  const said = weigh(
    told.flatMap((sentence) => [...featuresOf(sentence)]),
    weights,
  );
  const bareWords = without(told.flat(), MEANS);
  const bare = weigh(
    sentencesOf(bareWords).flatMap((one) => [...featuresOf(one)]),
    weights,
  );
  const [high = 0, medium = 0, low = 0, ideation = 0] = said.map((score, nth) =>
    Math.max(score, bare[nth] ?? score),
  );
  return { high, medium, low, ideation };
}

/** Leaves out harmless sentences, so that everyday talk beside it takes nothing from what is told. */
function toTheMatter(sentences: Heard[][], weights: Weights): Heard[][] {
  if (sentences.length < 2) return sentences;
  const telling = sentences.filter(
    (sentence) => (weigh(featuresOf(sentence), weights)[LOW] ?? 0) > HARMLESS,
  );
  return telling.length === 0 ? sentences : telling;
}

/** Empties the words of these phrases. */
function without(words: readonly Heard[], list: typeof ASIDE): readonly Heard[] {
  const kept = [...words];
  for (const { from, to } of findPhrases(words, list)) {
    for (let i = from; i < to; i += 1) {
      const word = words[i];
      if (word) kept[i] = { ...word, norm: '' };
    }
  }
  return kept;
}

/** Each different feature once, so that saying a thing ten times is not ten things. */
function weigh(features: Iterable<string>, { biases, of }: Weights): number[] {
  const distinct = new Set(features);
  const scale = Math.sqrt(distinct.size + SMOOTHING);
  const sums = biases.map(() => 0);
  for (const feature of distinct) {
    of(feature)?.forEach((weight, nth) => {
      sums[nth] = (sums[nth] ?? 0) + weight;
    });
  }
  return sums.map((sum, nth) => (biases[nth] ?? 0) + sum / scale);
}
