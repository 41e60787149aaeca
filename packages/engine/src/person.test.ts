import { expect, it } from 'vitest';
import { ageOf } from './person.ts';

it('takes the age of a small child from the text, which says it more exactly than whole years', () => {
  expect(ageOf(0, 5 / 12)).toBeCloseTo(5 / 12);
  expect(ageOf(1, 1.5)).toBe(1.5);
  expect(ageOf(34, 5 / 12), 'another person’s').toBe(34);
  expect(ageOf(0, null)).toBe(0);
  expect(ageOf(undefined, 7)).toBe(7);
  expect(ageOf(undefined, null)).toBeNull();
});
