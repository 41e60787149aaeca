import { CLASSES, RELATIVES } from '../lexicon/classes.ts';
import { numberOf } from '../reading/numbers.ts';
import type { Word } from '../reading/word.ts';
import type { Signal } from '../signal.ts';

/** A word with the concepts of the lexicon that begin at it. */
export interface Heard extends Word {
  said?: readonly string[];
}

/** Classes whose words are counted as one; the first that holds a word names it. */
const KINDS = 'gun rope blade pills poison pillbox drop edge limb month day took kill'.split(' ');
const KIND_OF = new Map([
  ...RELATIVES.map((word): [string, string] => [word, '<kin>']),
  ...KINDS.toReversed().flatMap((kind) =>
    (CLASSES[kind] ?? []).map((word): [string, string] => [word, `<${kind}>`]),
  ),
]);
const STEM = 5;
const LONG = 7;

/** Lays what the rules have read beside the words it begins at. */
export function withSaid(words: readonly Word[], signals: readonly Signal[]): Heard[] {
  const said = new Map<number, string[]>();
  for (const { from, concept } of signals) {
    const there = said.get(from);
    if (there) there.push(`@${concept.id}`);
    else said.set(from, [`@${concept.id}`]);
  }
  return words.map((word, at) => {
    const ids = said.get(at);
    return ids ? { ...word, said: ids } : word;
  });
}

/** The different features of one sentence: each word's kind, itself, its beginning, the two before it, and concepts. */
export function featuresOf(words: readonly Heard[]): Set<string> {
  const found = new Set<string>();
  let before = '';
  let earlier = '';
  for (const { norm, said } of words) {
    if (norm === '') {
      [earlier, before] = [before, ''];
      continue;
    }
    const kind = KIND_OF.get(norm) ?? (numberOf(norm) === null ? norm : '#');
    found.add(kind);
    if (kind !== norm && kind !== '#') found.add(norm);
    if (norm.length >= LONG) found.add(`${norm.slice(0, STEM)}*`);
    if (before !== '') found.add(`${before} ${kind}`);
    if (earlier !== '') found.add(`${earlier} _ ${kind}`);
    for (const id of said ?? []) found.add(id);
    [earlier, before] = [before, kind];
  }
  return found;
}

/** Sentences apart: nothing is counted across them. */
export function sentencesOf(words: readonly Heard[]): Heard[][] {
  const sentences: Heard[][] = [];
  for (const word of words) {
    const last = sentences.at(-1);
    if (last && last[0]?.sentence === word.sentence) last.push(word);
    else sentences.push([word]);
  }
  return sentences;
}
