import { expect, test } from 'vitest';
import { mayBecomeTemperature, temperatureOf } from './temperature.ts';

test.each([
  ['34', 34],
  ['42.0', 42],
  ['37,5', 37.5],
  [' 36.6 ', 36.6],
])('%s is a temperature', (typed, degrees) => {
  expect(temperatureOf(typed)).toBe(degrees);
});

test.each(['', '33.9', '42.1', '37.25', '98.6', 'warm', '3', '-37', '37.'])(
  '%s is none',
  (typed) => {
    expect(temperatureOf(typed)).toBeNull();
  },
);

test('a number on its way is no mistake yet, a hopeless one is', () => {
  for (const typed of ['', '3', '4', '37', '37.', '37,'])
    expect(mayBecomeTemperature(typed)).toBe(true);
  for (const typed of ['5', '33', '43', '50', '37.25', 'hot'])
    expect(mayBecomeTemperature(typed)).toBe(false);
});
