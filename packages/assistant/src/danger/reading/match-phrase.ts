import type { Person } from '../lexicon/classes.ts';
import { numberSigns } from './numbers.ts';
import { openings, type Choice, type Phrase } from './phrase.ts';
import type { Word } from './word.ts';

export interface Match {
  /** Index of the first word and of the one after the last. */
  from: number;
  to: number;
  person: Person | null;
}

export interface PhraseIndex<T> {
  entries: readonly { phrase: Phrase; value: T }[];
  /** Entry numbers by the words their phrase can begin with. */
  byOpening: ReadonlyMap<string, readonly number[]>;
  /** By word: the entries, and which of their elements, it can be part of. */
  byWord: ReadonlyMap<string, readonly { entry: number; bit: number }[]>;
  /** By entry: a bit for every element that must be there. */
  required: Uint32Array;
}

/** Made once, so that a text is read in one pass and most phrases are ruled out without being tried. */
export function indexPhrases<T>(entries: readonly { phrase: Phrase; value: T }[]): PhraseIndex<T> {
  const byOpening = new Map<string, number[]>();
  const byWord = new Map<string, { entry: number; bit: number }[]>();
  const required = new Uint32Array(entries.length);
  entries.forEach(({ phrase }, entry) => {
    for (const word of openings(phrase)) put(byOpening, word, entry);
    phrase.elements.forEach((element, nth) => {
      if (element.optional || element.choices.length === 0) return;
      const bit = 1 << nth;
      required[entry] = (required[entry] ?? 0) | bit;
      for (const word of new Set(element.choices.map((choice) => choice.words[0] ?? ''))) {
        put(byWord, word, { entry, bit });
      }
    });
  });
  return { entries, byOpening, byWord, required };
}

function put<V>(map: Map<string, V[]>, key: string, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Every phrase that begins at each word. Bounded work per word: gaps are short and end with the sentence. */
export function findPhrases<T>(
  words: readonly Word[],
  index: PhraseIndex<T>,
): (Match & { value: T })[] {
  const found: (Match & { value: T })[] = [];
  const begun = entriesByOpening(words, index);
  words.forEach(({ norm }, from) => {
    for (const nth of begun.get(norm) ?? []) {
      const entry = index.entries[nth];
      const match = entry && matchAt(words, entry.phrase, 0, from, from, null);
      if (match) found.push({ ...match, from, value: entry.value });
    }
  });
  return found;
}

/** By the words of a text: the entries that can begin there and for whose every element the text has a word. */
function entriesByOpening(
  words: readonly Word[],
  { entries, byWord, byOpening, required }: PhraseIndex<unknown>,
): Map<string, number[]> {
  const distinct = Array.from(new Set(words.map(({ norm }) => norm)), (norm) => ({
    norm,
    keys: [norm, ...numberSigns(norm)],
  }));
  const there = new Uint32Array(entries.length);
  for (const key of new Set(distinct.flatMap(({ keys }) => keys))) {
    for (const { entry, bit } of byWord.get(key) ?? []) there[entry] = (there[entry] ?? 0) | bit;
  }
  const begun = new Map<string, number[]>();
  for (const { norm, keys } of distinct) {
    const possible: number[] = [];
    for (const key of keys) {
      for (const nth of byOpening.get(key) ?? [])
        if (there[nth] === required[nth]) possible.push(nth);
    }
    if (possible.length > 0) begun.set(norm, possible);
  }
  return begun;
}

/** Tries the elements of a phrase from the `nth` on. `from` is where the phrase began, and bounds the sentence. */
function matchAt(
  words: readonly Word[],
  phrase: Phrase,
  nth: number,
  at: number,
  from: number,
  person: Person | null,
): { to: number; person: Person | null } | null {
  const element = phrase.elements[nth];
  if (!element) return { to: at, person };
  if (element.edge) {
    return isEdge(words, at, element.edge)
      ? matchAt(words, phrase, nth + 1, at, from, person)
      : null;
  }
  if (element.gap > 0) {
    for (let skip = 0; skip <= element.gap; skip += 1) {
      if (skip > 0 && !sameSentence(words, at + skip - 1, from)) return null;
      const found = matchAt(words, phrase, nth + 1, at + skip, from, person);
      if (found) return found;
    }
    return null;
  }
  const next = words[at]?.norm ?? '';
  for (const key of [next, ...numberSigns(next)]) {
    for (const choice of element.byFirst.get(key) ?? []) {
      const end = readChoice(words, choice, at, from);
      const found =
        end < 0 ? null : matchAt(words, phrase, nth + 1, end, from, person ?? choice.person);
      if (found) return found;
    }
  }
  return element.optional ? matchAt(words, phrase, nth + 1, at, from, person) : null;
}

/** Index after the words of a choice, or -1. */
function readChoice(words: readonly Word[], choice: Choice, at: number, from: number): number {
  for (let i = 0; i < choice.words.length; i += 1) {
    const word = words[at + i];
    const wanted = choice.words[i];
    if (!word || !sameSentence(words, at + i, from)) return -1;
    if (
      word.norm !== wanted &&
      !(wanted?.startsWith('#') && numberSigns(word.norm).includes(wanted))
    )
      return -1;
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
