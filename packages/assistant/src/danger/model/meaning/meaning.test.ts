import { clausesOf } from '@yarrow/engine/passages';
import { describe, expect, test } from 'vitest';
import { readSaid } from '../../detect-crisis.ts';
import type { Heard } from '../features.ts';
import { feelWith } from './felt-words.ts';
import { meaningOf, showWith } from './meaning.ts';
import { shareOfWord, type Net } from './net.ts';
import { pack, unpack } from './packed.ts';
import { vectorOf } from './read-vectors.ts';

/** One trait: "take" before "pills". One question, which it answers yes to; the word "cake" speaks against. */
const VECTORS = new Map(
  Object.entries({ take: [1, 0, 0], pills: [0, 1, 0], cake: [0, 0, 1] }).map(([word, numbers]) => [
    word,
    Float32Array.from(numbers),
  ]),
);
const row = (...numbers: number[]): Float32Array => Float32Array.from(numbers);
const NET: Net = {
  vectorOf: (word) => VECTORS.get(word),
  conceptOf: (name) => (name === '@taken' ? row(0, 1, 0) : undefined),
  traits: [[row(1, 0, 0)], [row(0, 1, 0)], [row(0, 0, 0)]],
  bias: row(-1),
  questions: [{ traits: row(5), words: row(0, 0, -1), bias: -2 }],
};
const meaning = (words: readonly Heard[]): number | undefined =>
  meaningOf(clausesOf(words), NET, showWith(NET, feelWith(NET)))[0];
const says = (text: string): number | undefined => meaning(readSaid(text).words);

describe('what a passage means', () => {
  test('a trait is a window of words, in order, within a clause', () => {
    expect(says('take pills')).toBeCloseTo(3);
    expect(says('pills take')).toBeCloseTo(-2);
    expect(says('take, pills')).toBeCloseTo(-2);
  });

  test('a clause that speaks against takes nothing from the one beside it', () => {
    expect(says('take pills, cake')).toBeCloseTo(3);
    expect(says('take pills cake')).toBeCloseTo(3 - shareOfWord(3));
  });

  test('a concept adds to the word it begins at', () => {
    const told: Heard[] = readSaid('take something').words;
    told[1] = { ...told[1]!, said: ['@taken'] };
    expect(meaning(told)).toBeCloseTo(3);
  });

  test('nothing said means nothing', () => expect(says('')).toBe(-Infinity));
});

test('numbers are packed within half a step, and what is too large becomes the largest', () => {
  expect([...unpack(pack([0.31, -0.09, 99], 0.1), 0.1)]).toEqual([
    expect.closeTo(0.3),
    expect.closeTo(-0.1),
    expect.closeTo(3.1),
  ]);
});

test('words that mean alike stand near each other', () => {
  const nearness = (a: string, b: string): number => {
    const [one, other] = [vectorOf(a)!, vectorOf(b)!];
    return one.reduce((sum, value, i) => sum + value * other[i]!, 0);
  };
  expect(nearness('tablets', 'pills')).toBeGreaterThan(nearness('tablets', 'goodbye'));
  expect(nearness('mother', 'daughter')).toBeGreaterThan(nearness('mother', 'knee'));
  expect(vectorOf('37')).toEqual(vectorOf('12'));
});
