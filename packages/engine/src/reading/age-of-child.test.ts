import { expect, it } from 'vitest';
import { read } from '../testing/read-small.ts';

const MONTH = 30 / 365;

it.each([
  ['my 3-week-old has a fever', 21 / 365],
  ['my newborn, 3 weeks, has a fever', 21 / 365],
  ['My son has a fever. He is eight months, and hot', 8 * MONTH],
  ["he's ten weeks and has a fever, he won't take the bottle", 70 / 365],
  ['my baby is 4 months and has a cough', 4 * MONTH],
])('is an age: %s', (text, years) => {
  const { age, durationDays } = read(text).measures;
  expect(age).toBeCloseTo(years);
  expect(durationDays).toBeNull();
});

it.each([
  'a cough for 8 months',
  'my son has had a cough, it is eight months now',
  'she is 12 weeks and has a fever',
  'my baby is three weeks into a cough',
])('is none: %s', (text) => {
  expect(read(text).measures.age).toBeNull();
});
