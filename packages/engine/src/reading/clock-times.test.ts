import { expect, it } from 'vitest';
import { sinceTheClock } from './clock-times.ts';
import { tokenise } from './tokenise.ts';

it.each([
  'fever since about 6pm',
  'since 6 pm',
  'it started at 4 this morning',
  'sick since midnight',
  "began around 10 o'clock",
  'since half past 2am',
])('an hour without a day is of the last half day: %s', (text) => {
  expect(sinceTheClock(tokenise(text))).toBe(0.5);
});

it.each([
  'take it at 6pm',
  'since 6 weeks',
  'since 2019',
  'pain from 9am to 5pm',
  'she had one at 8',
])('tells of no beginning: %s', (text) => {
  expect(sinceTheClock(tokenise(text))).toBeNull();
});
