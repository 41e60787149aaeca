import { CLASSES, RELATIVES } from '../lexicon/classes.ts';
import type { Fired } from '../judge.ts';
import { numberOf } from '../reading/numbers.ts';
import type { Word } from '../reading/word.ts';
import type { Signal } from '../signal.ts';

/** A word with the concepts of the lexicon, and the rules, that begin at it. */
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

/** Lays what is said, and the rules that fit it, beside the words they begin at. */
export function withSaid(
  words: readonly Word[],
  signals: readonly Signal[],
  fired: readonly Fired[],
): Heard[] {
  const said = new Map<number, string[]>();
  const lay = (at: number, name: string): void => {
    const there = said.get(at);
    if (there) there.push(name);
    else said.set(at, [name]);
  };
  for (const signal of signals) lay(signal.from, `@${signal.concept.id}${aspectOf(signal)}`);
  for (const { rule, signal } of fired) lay(signal.from, `!${rule.id}${aspectOf(signal)}`);
  return words.map((word, at) => {
    const names = said.get(at);
    return names ? { ...word, said: names } : word;
  });
}

/** What another person does and what is long past are other things than the same of the writer now. */
const aspectOf = ({ person, time }: Signal): string =>
  (person === 'other' ? '>' : '') + (time === 'past' ? '<' : '');

/** What the words say, each thing once: every word's kind, itself, its beginning, the word before it, and concepts. */
export function featuresOf(words: readonly Heard[]): Set<string> {
  const found = new Set<string>();
  let last = '';
  for (const { norm, said } of words) {
    const kind = kindOf(norm);
    if (kind !== '') {
      found.add(kind);
      if (kind !== norm && kind !== '#') found.add(norm);
      if (norm.length >= LONG) found.add(`${norm.slice(0, STEM)}*`);
      if (last !== '') found.add(`${last} ${kind}`);
      for (const name of said ?? []) found.add(name);
    }
    last = kind;
  }
  return found;
}

/** What two words say by standing together. */
export function pairOf(before: Heard | undefined, after: Heard | undefined): string | null {
  const [first, second] = [kindOf(before?.norm ?? ''), kindOf(after?.norm ?? '')];
  return first === '' || second === '' ? null : `${first} ${second}`;
}

const kindOf = (norm: string): string =>
  KIND_OF.get(norm) ?? (numberOf(norm) === null ? norm : '#');
