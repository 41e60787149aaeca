import { describe, expect, it } from 'vitest';
import { joinNumbers } from './number-words.ts';
import { tokenise } from './tokenise.ts';
import { withWeightChanges } from './weight-change.ts';

const words = (text: string): string =>
  withWeightChanges(joinNumbers(tokenise(text)))
    .map(({ norm }) => norm)
    .join(' ');

describe('two weights told one after the other', () => {
  it.each([
    ['from 80 to 75 kg', 'down 80 to 75 kg'],
    ['from 80 kg down to 75', 'down 80 kg down to 75'],
    ['from 12 stone to ten', 'down 12 stone to ten'],
    ['from 60 kg to 66 kg', 'up 60 kg to 66 kg'],
    ['from 39 to 37 degrees', 'from 39 to 37 degrees'],
    ['from 80 kg', 'from 80 kg'],
    ['from 8 to 10 at night', 'from 8 to 10 at night'],
  ])('tell which way it went: %s', (text, expected) => {
    expect(words(text)).toBe(expected);
  });
});
