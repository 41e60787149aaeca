import { describe, expect, it } from 'vitest';
import { withFractionsOfTime } from './fractions-of-time.ts';
import { tokenise } from './tokenise.ts';

const written = (text: string): string =>
  withFractionsOfTime(tokenise(text))
    .map(({ norm }) => norm)
    .join(' ');

describe('clinical shorthand of lengths', () => {
  it.each([
    ['3/7 of cough', '3 days of cough'],
    ['cough 2/52, fever', 'cough 2 weeks fever'],
    ['bleeding for 6/12', 'bleeding for 6 months'],
  ])('is written out: %s', (text, said) => {
    expect(written(text)).toBe(said);
  });

  it.each([
    'pain 8/10',
    'since 3/7',
    'on 6/12',
    'born 3/12/2019',
    'vision 6/12',
    'bp 90/52',
    '3 / 7',
  ])('is no date, score or measure: %s', (text) => {
    expect(written(text)).toContain('/');
  });
});
