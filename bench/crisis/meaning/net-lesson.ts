import type { Heard } from '../../../packages/assistant/src/danger/model/features.ts';
import { clausesOf, LONGEST } from '@yarrow/engine/passages';
import {
  DIMS,
  vectorOf,
} from '../../../packages/assistant/src/danger/model/meaning/read-vectors.ts';

/** A message as the network takes it in, and the answers to all questions about it. */
export interface NetLesson {
  /** The vectors of its words, one after another. */
  vectors: Float32Array;
  /** The concepts that begin at each word, by number. */
  said: readonly (readonly number[])[];
  /** The word each clause begins with, and the number of words. */
  bounds: readonly number[];
  /** Runs of clauses, first and last. */
  passages: readonly (readonly [number, number])[];
  /** Null where the case does not tell. */
  answers: readonly (number | null)[];
  /** How much a mistake counts, for each question. */
  weights: readonly number[];
}

export function takeIn(
  words: readonly Heard[],
  conceptNumber: ReadonlyMap<string, number>,
): Pick<NetLesson, 'vectors' | 'said' | 'bounds' | 'passages'> {
  const clauses = clausesOf(words.filter(({ norm }) => norm !== ''));
  const all = clauses.flat();
  const vectors = new Float32Array(all.length * DIMS);
  all.forEach(({ norm }, at) => vectors.set(vectorOf(norm) ?? [], at * DIMS));
  const bounds = [0];
  for (const { length } of clauses) bounds.push(bounds.at(-1)! + length);
  return {
    vectors,
    said: all.map(({ said = [] }) =>
      [...new Set(said)].flatMap((name) => conceptNumber.get(name) ?? []),
    ),
    bounds,
    passages: clauses.flatMap((_, first) =>
      clauses
        .slice(first, first + LONGEST)
        .map((__, nth): [number, number] => [first, first + nth]),
    ),
  };
}
