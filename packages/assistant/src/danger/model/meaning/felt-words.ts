import type { Heard } from '../features.ts';
import { AFTER, BEFORE, dot, HERE, type Net } from './net.ts';

/** A word as the network takes it in. */
export interface Felt {
  /** What it says to each trait by standing before, at or after. */
  says: readonly Float32Array[];
  /** What it adds to each question, however it stands. */
  adds: Float32Array;
}

/** Reads words for one network; every word and every concept once, however often it comes. */
export function feelWith(net: Net): (word: Heard) => Felt {
  const nothing = read(new Float32Array(net.questions[0]?.words.length ?? 0), net);
  const once = (find: (name: string) => Float32Array | undefined) => {
    const known = new Map<string, Felt>();
    return (name: string): Felt => {
      const felt = known.get(name);
      if (felt) return felt;
      const vector = find(name);
      if (!vector) return nothing;
      const fresh = read(vector, net);
      known.set(name, fresh);
      return fresh;
    };
  };
  const feelWord = once(net.vectorOf);
  const feelConcept = once(net.conceptOf);
  return ({ norm, said }) => {
    const word = feelWord(norm);
    if (!said?.length) return word;
    return together([word, ...Array.from(new Set(said), feelConcept)]);
  };
}

const read = (vector: Float32Array, { traits, questions }: Net): Felt => ({
  says: [BEFORE, HERE, AFTER].map((place) =>
    Float32Array.from(traits[place] ?? [], (row) => dot(row, vector)),
  ),
  adds: Float32Array.from(questions, ({ words }) => dot(words, vector)),
});

/** The network takes in a sum, and what a sum says is the sum of what its parts say. */
const together = (parts: readonly Felt[]): Felt => ({
  says: [BEFORE, HERE, AFTER].map((place) => sumOf(parts.map(({ says }) => says[place]!))),
  adds: sumOf(parts.map(({ adds }) => adds)),
});

function sumOf(rows: readonly Float32Array[]): Float32Array {
  const sum = rows[0]!.slice();
  for (const row of rows.slice(1))
    for (let i = 0; i < sum.length; i += 1) sum[i] = sum[i]! + row[i]!;
  return sum;
}
