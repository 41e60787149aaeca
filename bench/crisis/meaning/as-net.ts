import type { Net } from '../../../packages/assistant/src/danger/model/meaning/net.ts';
import { pack, rowsOf } from '../../../packages/assistant/src/danger/model/meaning/packed.ts';
import {
  DIMS,
  vectorOf,
} from '../../../packages/assistant/src/danger/model/meaning/read-vectors.ts';
import { TRAITS, type TrainedNet } from './train-net.ts';

/** What has been learnt, laid out as the detector reads it. */
export function asNet(trained: TrainedNet, conceptNumber: ReadonlyMap<string, number>): Net {
  const concepts = rowsOf(trained.concepts.values, DIMS);
  return {
    vectorOf,
    conceptOf: (name) => concepts[conceptNumber.get(name) ?? -1],
    traits: placesOf(trained).map((place) => rowsOf(place, DIMS)),
    bias: trained.bias.values,
    questions: rowsOf(trained.traits.values, TRAITS).map((traits, q) => ({
      traits,
      words: trained.words.values.subarray(q * DIMS, (q + 1) * DIMS),
      bias: trained.start.values[q] ?? 0,
    })),
  };
}

/** The windows apart: what is said by the word before, by the word itself, by the word after. */
function placesOf({ windows }: TrainedNet): Float32Array[] {
  const rows = rowsOf(windows.values, DIMS);
  return [0, 1, 2].map((place) =>
    Float32Array.from(rows.filter((_, nth) => nth % 3 === place).flatMap((row) => [...row])),
  );
}

/** Steps of a digit; each about a thirtieth of what such numbers come to. */
const STEPS = { traits: 0.02, concepts: 0.05, questions: 0.05 };

/** The text of meaning/layers.ts. */
export function writeNet(
  trained: TrainedNet,
  concepts: readonly string[],
  messages: number,
): string {
  const questions = rowsOf(trained.traits.values, TRAITS).map((traits, q) => {
    const words = trained.words.values.subarray(q * DIMS, (q + 1) * DIMS);
    const bias = Number((trained.start.values[q] ?? 0).toFixed(2));
    return `  {
    traits: '${pack(traits, STEPS.questions)}',
    words: '${pack(words, STEPS.questions)}',
    bias: ${bias},
  },`;
  });
  return `/** Learnt by bench/train-crisis.ts from ${messages} messages; not to be edited by hand. */
export const STEPS = { traits: ${STEPS.traits}, concepts: ${STEPS.concepts}, questions: ${STEPS.questions} };
export const TRAITS: readonly string[] = [
${placesOf(trained)
  .map((place) => `  '${pack(place, STEPS.traits)}',`)
  .join('\n')}
];
export const TRAIT_BIAS = '${pack(trained.bias.values, STEPS.traits)}';
export const CONCEPTS =
  '${concepts.join(' ')}';
export const CONCEPT_VECTORS =
  '${pack(trained.concepts.values, STEPS.concepts)}';
export const QUESTIONS = [
${questions.join('\n')}
];
`;
}
