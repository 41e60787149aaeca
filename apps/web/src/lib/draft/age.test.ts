import { expect, test } from 'vitest';
import { ageError, ageInWords, ageOf, asksMonths } from './age.ts';

const age = (ageYears: string, ageMonths = '') => ({ ageYears, ageMonths });

test('years, and months under two', () => {
  expect(ageOf(age('27'))).toBe(27);
  expect(ageOf(age('0', '6'))).toBe(0.5);
  expect(ageOf(age('1', '3'))).toBe(1.25);
  expect(ageOf(age('1'))).toBe(1);
  expect(ageOf(age('30', '6'))).toBe(30);
});

test('what is not said is not known', () => {
  expect(ageOf(age(''))).toBeUndefined();
  expect(ageOf(age('0'))).toBeUndefined();
  expect(ageOf(age('121'))).toBeUndefined();
});

test('months are asked under two years only', () => {
  expect(asksMonths(age('1'))).toBe(true);
  expect(asksMonths(age('2'))).toBe(false);
  expect(asksMonths(age(''))).toBe(false);
});

test('a slip is named', () => {
  expect(ageError(age('200'))).toBe('Please enter an age in whole years, from 0 to 120');
  expect(ageError(age('1', '14'))).toBe('Please enter months from 0 to 11');
  expect(ageError(age('', ''))).toBeNull();
  expect(ageError(age('44'))).toBeNull();
});

test('in words', () => {
  expect(ageInWords(age('27'))).toBe('27 years');
  expect(ageInWords(age('1', '2'))).toBe('14 months');
  expect(ageInWords(age('0', '1'))).toBe('1 month');
});
