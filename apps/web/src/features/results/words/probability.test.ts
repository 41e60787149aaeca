import { expect, test } from 'vitest';
import {
  frequencyText,
  leftOver,
  likelihoodText,
  likelihoodWord,
  percentText,
} from './probability.ts';

test('each word begins where the legend says', () => {
  const words = [1, 0.8, 0.799, 0.5, 0.499, 0.15, 0.149, 0].map(likelihoodWord);
  expect(words).toEqual([
    'very likely',
    'very likely',
    'likely',
    'likely',
    'possible',
    'possible',
    'less likely',
    'less likely',
  ]);
});

test('a percent is rounded and never claims certainty', () => {
  expect([0, 0.004, 0.01, 0.724, 0.99, 0.995, 1].map(percentText)).toEqual([
    'under 1%',
    'under 1%',
    '1%',
    '72%',
    '99%',
    'over 99%',
    'over 99%',
  ]);
  expect(likelihoodText(0.724)).toBe('likely · 72%');
});

test('a frequency is said in people', () => {
  expect([0.97, 0.58, 0.04, 0.001].map(frequencyText)).toEqual([
    'Almost all people',
    'About 6 in 10 people',
    'About 4 in 100 people',
    'Fewer than 1 in 100 people',
  ]);
});

test('what is left over is never below nothing', () => {
  expect(leftOver([0.6, 0.2], 0.1)).toBeCloseTo(0.1, 12);
  expect(leftOver([0.6, 0.4], 0.1)).toBe(0);
});
