import { expect, test } from 'vitest';
import { EMPTY_PLAN, planFromText, planToText, STEPS } from './plan-text.ts';

test('a plan is read back as it was written', () => {
  const plan = STEPS.map((_, i) => `line one of ${i}\nline two`);
  expect(planFromText(planToText(plan))).toEqual(plan);
});

test('an empty plan is no text, and no text an empty plan', () => {
  expect(planToText(EMPTY_PLAN)).toBe('');
  expect(planFromText('')).toEqual(EMPTY_PLAN);
});

test('words without a heading are not lost', () => {
  expect(planFromText('call Sam')[0]).toBe('call Sam');
});
