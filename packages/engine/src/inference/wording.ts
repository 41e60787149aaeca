import type { KnowledgeModel } from '../knowledge.ts';
import { unpack } from '../packed-links.ts';
import type { SpokenWord } from '../reading/spoken.ts';

/** Nats of one level of the knowledge. */
const LEVEL = 0.1;
/** Of a longer text each word counts for less, so that a long story does not decide by its length. */
const FULL_TEXT = 25; // words

/** By the stem of a word: the conditions that people tell of with it more than of others. */
export type WordingTable = ReadonlyMap<string, readonly { condition: number; nats: number }[]>;

export const wordingTable = ({ wording }: Pick<KnowledgeModel, 'wording'>): WordingTable =>
  new Map(
    Object.entries(wording).map(([stem, packed]) => [
      stem,
      unpack(packed).map(([condition, level]) => ({ condition, nats: LEVEL * level })),
    ]),
  );

/** What is said that carries meaning, each word once. */
export const stemsOf = (spoken: readonly SpokenWord[]): Set<string> =>
  new Set(spoken.flatMap(({ stem, isContent }) => (isContent ? [stem] : [])));

/**
 * Nats by which the words of a text speak for each of `count` conditions, apart from what was read in them.
 *
 * Method: naive Bayes over the stems of the words, learnt from written accounts of the conditions; associations for a
 * condition only, and a fifth of them, for words hang together and the accounts are few (docs/decisions/0011).
 */
export function wordingOf(
  spoken: readonly SpokenWord[],
  table: WordingTable,
  count: number,
): Float64Array {
  const nats = new Float64Array(count);
  const said = stemsOf(spoken);
  const weight = Math.min(1, FULL_TEXT / said.size);
  for (const stem of said)
    for (const link of table.get(stem) ?? [])
      nats[link.condition] = (nats[link.condition] ?? 0) + weight * link.nats;
  return nats;
}
