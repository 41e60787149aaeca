import { CONCEPTS, CONCEPT_VECTORS, QUESTIONS, STEPS, TRAIT_BIAS, TRAITS } from './layers.ts';
import type { Net } from './net.ts';
import { rowsOf, unpack } from './packed.ts';
import { DIMS, vectorOf } from './read-vectors.ts';

const concepts = rowsOf(unpack(CONCEPT_VECTORS, STEPS.concepts), DIMS);
const conceptAt = new Map(CONCEPTS.split(' ').map((name, nth) => [name, concepts[nth]]));

/** As the training left it. */
export const SHIPPED_NET: Net = {
  vectorOf,
  conceptOf: (name) => conceptAt.get(name),
  traits: TRAITS.map((place) => rowsOf(unpack(place, STEPS.traits), DIMS)),
  bias: unpack(TRAIT_BIAS, STEPS.traits),
  questions: QUESTIONS.map(({ traits, words, bias }) => ({
    traits: unpack(traits, STEPS.questions),
    words: unpack(words, STEPS.questions),
    bias,
  })),
};
