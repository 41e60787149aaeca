import { clausesOf, gravestOf, type Weights } from '@yarrow/engine/passages';
import type { Heard } from './features.ts';
import { passagesOf } from './passages.ts';
import { feelWith, type Felt } from './meaning/felt-words.ts';
import { meaningOf, showWith } from './meaning/meaning.ts';
import type { Net } from './meaning/net.ts';
import { SHIPPED_NET } from './meaning/read-net.ts';
import { SHIPPED } from './read-weights.ts';
import { withoutMeans } from './without-means.ts';

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

/** Said where there is nothing to hear. */
const LEAST = -10;

/** How much of an impression is by the words said together; the rest is by what they mean. */
const BY_WORDS = 0.7;

/**
 * The gravest that any passage sounds, so that nothing harmless said beside it takes from it; a means named with it
 * is heard both with and without. Linear in the length of the text.
 */
export function impressionOf(words: readonly Heard[], ear: Ear = SHIPPED_EAR): Impression {
  const { weights, net, feel } = ear;
  const show = showWith(net, feel);
  const clauses = clausesOf(words);
  const said = gravestOf(passagesOf(words), weights);
  const meant = meaningOf(clauses, net, show);
  for (const bare of withoutMeans(clauses)) {
    raise(said, gravestOf(passagesOf(bare.flat()), weights));
    raise(meant, meaningOf(bare, net, show));
  }
  const [high = 0, medium = 0, low = 0, ideation = 0] = said.map(
    (one, nth) => BY_WORDS * one + (1 - BY_WORDS) * Math.max(meant[nth] ?? one, LEAST),
  );
  return { high, medium, low, ideation };
}

function raise(gravest: number[], others: readonly number[]): void {
  others.forEach((other, nth) => {
    if (other > (gravest[nth] ?? -Infinity)) gravest[nth] = other;
  });
}
