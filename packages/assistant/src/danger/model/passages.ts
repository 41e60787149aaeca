import { passagesOf as passagesHeard, type Passages } from '@yarrow/engine/passages';
import { featuresOf, pairOf, type Heard } from './features.ts';

/** The passages of a message, by what the detector hears in its clauses. */
export const passagesOf = (words: readonly Heard[]): Passages =>
  passagesHeard(words, { featuresOf, pairOf });
