import type { Heard } from '../features.ts';
import { AFTER, BEFORE, dot, HERE, type Net } from './net.ts';

/** A word as the network takes it in: what it is, and what it says to each trait by standing before, at or after. */
export interface Felt {
  vector: Float32Array;
  says: readonly Float32Array[];
}

/** Reads words for one network; every word and every concept once, however often it comes. */
export function feelWith(net: Net): (word: Heard) => Felt {
  const dims = net.traits[HERE]?.[0]?.length ?? 0;
  const read = (vector: Float32Array): Felt => ({
    vector,
    says: [BEFORE, HERE, AFTER].map((place) =>
      Float32Array.from(net.traits[place] ?? [], (row) => dot(row, vector)),
    ),
  });
  const nothing = read(new Float32Array(dims));
  const once = (find: (name: string) => Float32Array | undefined) => {
    const known = new Map<string, Felt>();
    return (name: string): Felt => {
      const felt = known.get(name);
      if (felt) return felt;
      const vector = find(name);
      if (!vector) return nothing;
      const fresh = read(vector);
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

/** The network takes in a sum, and what a sum says is the sum of what its parts say. */
function together(parts: readonly Felt[]): Felt {
  const sumOf = (vectorOf: (part: Felt) => Float32Array): Float32Array => {
    const sum = new Float32Array(vectorOf(parts[0]!).length);
    for (const part of parts) {
      const vector = vectorOf(part);
      for (let i = 0; i < sum.length; i += 1) sum[i] = sum[i]! + vector[i]!;
    }
    return sum;
  };
  return {
    vector: sumOf(({ vector }) => vector),
    says: [BEFORE, HERE, AFTER].map((place) => sumOf(({ says }) => says[place]!)),
  };
}
