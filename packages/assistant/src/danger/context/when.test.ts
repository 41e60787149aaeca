import { describe, expect, test } from 'vitest';
import { readSaid } from '../detect-crisis.ts';
import { VOCABULARY } from '../lexicon/vocabulary.ts';
import { readWords } from '../reading/read-words.ts';
import { readTimes } from './when.ts';

const over = (text: string): number[] => [...readTimes(readWords(text, VOCABULARY)).over];
const heard = (text: string): string =>
  readSaid(text)
    .heard.map(({ norm }) => norm)
    .filter((norm) => norm !== '')
    .join(' ');

describe('what is not past though it names the past', () => {
  test.each(['I would have gone years ago', 'I never used to think about dying'])('%s', (text) =>
    expect(over(text)).toHaveLength(0),
  );
});

describe('what is long past', () => {
  test('is a clause dated by nothing but the past', () => {
    expect(over('I took tablets when I was 17')).toHaveLength(1);
    expect(over('I took tablets last night')).toHaveLength(0);
    expect(over('I took them all at once')).toHaveLength(0);
    expect(over('I took tablets once')).toHaveLength(1);
  });

  test.each([
    "last train is at 23:52, I'll be meeting it",
    'the thought came more than once',
    "he's coming back in with the poker",
    'I put it back in the fridge',
  ])('is not told by: %s', (text) => expect(over(text)).toHaveLength(0));

  test('is not a clause that speaks of today as well', () => {
    expect(over('years ago I tried and tonight I try again')).toHaveLength(0);
    expect(over('since I was 15 I want to die')).toHaveLength(0);
  });

  test('is not heard by the last layer; what stands beside it is', () => {
    expect(heard('I took tablets when I was 17. My knee hurts')).toBe('my knee hurts');
  });
});

test('a time within a longer one says nothing of its own', () => {
  const { timeOf } = readTimes(readWords('two years today since my last attempt', VOCABULARY));
  expect(timeOf({ from: 5, to: 7, person: null })).toBe('past');
});
