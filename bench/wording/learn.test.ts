import { expect, it } from 'vitest';
import { learnWording, type Account } from './learn.ts';

const many = (times: number, conditions: string[], ...said: string[]): Account[] =>
  Array.from({ length: times }, () => ({ conditions, said }));

it('finds the words that accounts of a condition use more than those of others', () => {
  const learnt = learnWording([
    ...many(10, ['gout'], 'toe', 'pain'),
    ...many(90, ['other'], 'back', 'pain'),
  ]);
  const words = Object.fromEntries((learnt.get('gout') ?? []).map((one) => [one.stem, one.tenths]));
  expect(words['toe']).toBeGreaterThan(2);
  expect(words).not.toHaveProperty('pain');
});

it('trusts a word less that a single account uses', () => {
  const accounts = [
    ...many(9, ['gout'], 'toe'),
    ...many(1, ['gout'], 'toe', 'wedding'),
    ...many(7, ['other'], 'wedding'),
    ...many(4000, ['other'], 'back'),
  ];
  const words = new Map(
    (learnWording(accounts).get('gout') ?? []).map(({ stem, tenths }) => [stem, tenths]),
  );
  expect(words.get('wedding')).toBe(4);
  expect(words.get('toe')).toBeGreaterThan(4);
});

it('learns nothing of what a handful of accounts use', () => {
  const accounts = [...many(3, ['gout'], 'toe', 'rare'), ...many(97, ['other'], 'back')];
  expect([...learnWording(accounts).keys()]).toEqual([]);
});
