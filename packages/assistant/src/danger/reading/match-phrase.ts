import type { Person } from '../lexicon/classes.ts';
import { openings, type Choice, type Phrase } from './phrase.ts';
import type { Word } from './word.ts';

export interface Match {
  /** Index of the first word and of the one after the last. */
  from: number;
  to: number;
  person: Person | null;
}

export type PhraseIndex<T> = ReadonlyMap<string, readonly { phrase: Phrase; value: T }[]>;

/** Phrases by the words they can begin with, so that a text is read in one pass. */
export function indexPhrases<T>(entries: readonly { phrase: Phrase; value: T }[]): PhraseIndex<T> {
  const index = new Map<string, { phrase: Phrase; value: T }[]>();
  for (const entry of entries) {
    for (const word of openings(entry.phrase)) {
      const list = index.get(word);
      if (list) list.push(entry);
      else index.set(word, [entry]);
    }
  }
  return index;
}

/** Every phrase that begins at each word. Bounded work per word: gaps are short and end with the sentence. */
export function findPhrases<T>(
  words: readonly Word[],
  index: PhraseIndex<T>,
): (Match & { value: T })[] {
  const found: (Match & { value: T })[] = [];
  words.forEach((word, from) => {
    const keys = numberOf(word.norm) === null ? [word.norm] : ['#', '##', '####', word.norm];
    for (const key of keys) {
      for (const { phrase, value } of index.get(key) ?? []) {
        const match = matchAt(words, phrase, 0, from, from, null);
        if (match) found.push({ ...match, from, value });
      }
    }
  });
  return found;
}

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
  const rest = (next: number, who: Person | null): { to: number; person: Person | null } | null =>
    matchAt(words, phrase, nth + 1, next, from, who);
  if (element.edge) return isEdge(words, at, element.edge) ? rest(at, person) : null;
  if (element.gap > 0) {
    for (let skip = 0; skip <= element.gap; skip += 1) {
      if (skip > 0 && !sameSentence(words, at + skip - 1, from)) return null;
      const found = rest(at + skip, person);
      if (found) return found;
    }
    return null;
  }
  for (const choice of element.choices) {
    const next = readChoice(words, choice, at, from);
    const found = next < 0 ? null : rest(next, person ?? choice.person);
    if (found) return found;
  }
  return element.optional ? rest(at, person) : null;
}

/** Index after the words of a choice, or -1. */
function readChoice(words: readonly Word[], choice: Choice, at: number, from: number): number {
  for (let i = 0; i < choice.words.length; i += 1) {
    const word = words[at + i];
    const wanted = choice.words[i];
    if (!word || !sameSentence(words, at + i, from)) return -1;
    if (word.norm !== wanted && !isNumberFor(wanted, word.norm)) return -1;
  }
  return at + choice.words.length;
}

const sameSentence = (words: readonly Word[], at: number, from: number): boolean =>
  words[at] !== undefined && words[at].sentence === words[from]?.sentence;

function isEdge(words: readonly Word[], at: number, edge: 'start' | 'end'): boolean {
  const [before, here] = [words[at - 1], words[at]];
  return edge === 'start'
    ? before?.sentence !== here?.sentence
    : here?.sentence !== before?.sentence;
}

const NUMBER_WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
   seventeen eighteen nineteen`
    .split(/\s+/)
    .map((word, i) => [word, i])
    .concat([['twenty', 20], ['thirty', 30], ['forty', 40], ['fifty', 50], ['sixty', 60], ['eighty', 80], ['hundred', 100]]),
);

/** The value of a number word, units dropped; null for any other word. */
export function numberOf(norm: string): number | null {
  const digits = /^(\d{1,6})(?:mg|g|kg|x|th|st|nd|rd|hrs?|mins?|k)?$/.exec(norm)?.[1];
  return digits === undefined ? (Object.hasOwn(NUMBER_WORDS, norm) ? (NUMBER_WORDS[norm] ?? null) : null) : Number(digits);
}

/** More of anything than a person takes by the leaflet. */
const MANY = 8;

function isNumberFor(wanted: string | undefined, norm: string): boolean {
  const value = wanted?.startsWith('#') ? numberOf(norm) : null;
  if (value === null) return false;
  if (wanted === '####') return value >= 1940 && value < 2100;
  return wanted === '#' || value >= MANY;
}
