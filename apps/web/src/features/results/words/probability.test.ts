import { expect, test } from 'vitest';
import { frequencyText, leftOver, likelihoodText } from './probability.ts';

test('a probability is said in a word and a percent', () => {
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
