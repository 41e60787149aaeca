import type { Person } from '../lexicon/classes.ts';
import { numberSigns } from './numbers.ts';
import type { Choice, Phrase } from './phrase.ts';
import type { Key, PhraseIndex } from './phrase-index.ts';
import type { Word } from './word.ts';

export interface Match {
  /** Index of the first word and of the one after the last. */
  from: number;
  to: number;
  person: Person | null;
}

/** Every phrase that begins at each word. Bounded work per word: gaps are short and end with the sentence. */
export function findPhrases<T>(
  words: readonly Word[],
  index: PhraseIndex<T>,
): (Match & { value: T })[] {
  const { entries, least, most, needs } = index;
  const [first, second] = needs;
  const text: Text = { words, keys: words.map(({ norm }) => keysOf(norm)) };
  const known = text.keys.map((keys) => keysKnown(keys, index));
  /** By number of an element: where the latest sentence begins that fills it. */
  const filled = new Int32Array(index.elements).fill(-1);
  const tried = new Set<number>();
  const found: { entry: number; match: Match & { value: T } }[] = [];
  let [begin, end] = [0, 0];
  for (let at = 0; at < words.length; at += 1) {
    if (at === end) {
      begin = at;
      end = endOfSentence(words, at);
      filled[0] = begin;
      for (let nth = begin; nth < end; nth += 1) fill(filled, known[nth]!, begin);
    }
    for (const { anchors } of known[at]!) {
      for (const entry of anchors) {
        if (filled[first[entry]!] !== begin || filled[second[entry]!] !== begin) continue;
        const nearest = at - least[entry]!;
        for (let from = Math.max(begin, at - most[entry]!); from <= nearest; from += 1)
          tryAt(entry, from);
      }
    }
  }
  return found
    .toSorted((a, b) => a.match.from - b.match.from || a.entry - b.entry)
    .map(({ match }) => match);

  function tryAt(entry: number, from: number): void {
    const { phrase, value, openings } = entries[entry]!;
    if (!isAnyOf(openings, text.keys[from]!)) return;
    const nth = from * entries.length + entry;
    if (tried.has(nth)) return;
    tried.add(nth);
    const match = matchAt(text, phrase, 0, from, from, null);
    if (match) found.push({ entry, match: { ...match, from, value } });
  }
}

/** The words of a text, and under what each is looked up. */
interface Text {
  words: readonly Word[];
  keys: readonly (readonly string[])[];
}

const NONE: readonly Key[] = [];

function keysKnown(keys: readonly string[], { keys: known }: PhraseIndex<unknown>): readonly Key[] {
  if (keys.length > 1) return keys.flatMap((key) => known.get(key) ?? []);
  const key = known.get(keys[0]!);
  return key ? [key] : NONE;
}

function endOfSentence(words: readonly Word[], at: number): number {
  let end = at + 1;
  while (words[end]?.sentence === words[at]?.sentence) end += 1;
  return end;
}

/** Notes which elements a word of the sentence fills that begins at `begin`. */
function fill(filled: Int32Array, known: readonly Key[], begin: number): void {
  for (const { fills } of known) for (const element of fills) filled[element] = begin;
}

function isAnyOf(openings: ReadonlySet<string>, keys: readonly string[]): boolean {
  for (const key of keys) if (openings.has(key)) return true;
  return false;
}

const keysOf = (norm: string): readonly string[] => [norm, ...numberSigns(norm)];

/** Tries the elements of a phrase from the `nth` on. `from` is where the phrase began, and bounds the sentence. */
function matchAt(
  text: Text,
  phrase: Phrase,
  nth: number,
  at: number,
  from: number,
  person: Person | null,
): { to: number; person: Person | null } | null {
  const element = phrase.elements[nth];
  if (!element) return { to: at, person };
  if (element.edge) {
    return isEdge(text.words, at, element.edge)
      ? matchAt(text, phrase, nth + 1, at, from, person)
      : null;
  }
  if (element.gap > 0) {
    for (let skip = 0; skip <= element.gap; skip += 1) {
      if (skip > 0 && !sameSentence(text.words, at + skip - 1, from)) return null;
      const found = matchAt(text, phrase, nth + 1, at + skip, from, person);
      if (found) return found;
    }
    return null;
  }
  for (const key of text.keys[at] ?? []) {
    for (const choice of element.byFirst.get(key) ?? []) {
      const end = readChoice(text, choice, at, from);
      const found =
        end < 0 ? null : matchAt(text, phrase, nth + 1, end, from, person ?? choice.person);
      if (found) return found;
    }
  }
  const mayBeMissing = element.optional || (element.orEnd && isEdge(text.words, at, 'end'));
  return mayBeMissing ? matchAt(text, phrase, nth + 1, at, from, person) : null;
}

/** Index after the words of a choice, or -1. */
function readChoice({ words, keys }: Text, choice: Choice, at: number, from: number): number {
  for (let i = 0; i < choice.words.length; i += 1) {
    if (!sameSentence(words, at + i, from)) return -1;
    if (!keys[at + i]!.includes(choice.words[i]!)) return -1;
  }
  return at + choice.words.length;
}

const sameSentence = (words: readonly Word[], at: number, from: number): boolean =>
  words[at] !== undefined && words[at].sentence === words[from]?.sentence;

/** After these a sentence has said what it had to say: "going to jump with…", "going to jump but…". */
const GOES_ON = new Set(
  'with using by but and because so or please lol now honestly again too though from via right tonight today soon if when before after until'.split(
    ' ',
  ),
);

function isEdge(words: readonly Word[], at: number, edge: 'start' | 'end'): boolean {
  const [before, here] = [words[at - 1], words[at]];
  if (edge === 'start') return before?.sentence !== here?.sentence;
  return here === undefined || here.clause !== before?.clause || GOES_ON.has(here.norm);
}
