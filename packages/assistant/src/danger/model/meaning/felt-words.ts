import type { Heard } from '../features.ts';
import { AFTER, BEFORE, dot, HERE, type Net } from './net.ts';

/** A word, or a concept that begins at it, as the network takes it in. */
export interface Part {
  /** What it is. */
  vector: Float32Array;
  /** What it says to each trait by standing before, at or after. */
  says: readonly Float32Array[];
}

/** A word with the concepts that begin at it: the network takes in their sum. */
export type Felt = readonly Part[];

/** Reads words for one network; every word and every concept once, however often it comes. */
export function feelWith(net: Net): (word: Heard) => Felt {
  const feelWord = once(net, net.vectorOf);
  const feelConcept = once(net, net.conceptOf);
  return ({ norm, said }) => {
    const word = feelWord(norm);
    return said?.length ? [...word, ...Array.from(new Set(said), feelConcept).flat()] : word;
  };
}

/** A name that the network does not know says nothing. */
function once(net: Net, vectorOf: (name: string) => Float32Array | undefined) {
  const known = new Map<string, Felt>();
  return (name: string): Felt => {
    const felt = known.get(name);
    if (felt) return felt;
    const vector = vectorOf(name);
    if (!vector) return NOTHING;
    const fresh = [read(vector, net)];
    known.set(name, fresh);
    return fresh;
  };
}

const NOTHING: Felt = [];

const read = (vector: Float32Array, { traits }: Net): Part => ({
  vector,
  says: [BEFORE, HERE, AFTER].map((place) =>
    Float32Array.from(traits[place] ?? [], (row) => dot(row, vector)),
  ),
});
