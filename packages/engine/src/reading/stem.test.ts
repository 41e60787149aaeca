import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stem } from './stem.ts';

it.each([
  ['cough', 'coughs', 'coughing', 'coughed'],
  ['ache', 'aches', 'aching', 'ached'],
  ['breathe', 'breathes', 'breathing', 'breath'],
  ['throw', 'threw', 'thrown', 'throwing'],
  ['vomit', 'vomits', 'vomiting', 'vomited'],
  ['rash', 'rashes'],
  ['itch', 'itches', 'itching', 'itched'],
  ['diarrhoea', 'diarrhea'],
])('forms of one word have one stem: %s', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

it.each([
  ['this', 'thing'],
  ['wee', 'week'],
  ['sore', 'sores'],
  ['bled', 'bed'],
  ['spotted', 'spots'],
  ['gripping', 'grip'],
  ['crooked', 'crook'],
])('different words keep different stems: %s and %s', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

it('never makes a word longer or empty', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z']{1,20}$/), (word) => {
      const found = stem(word);
      expect(found.length > 0 || word === "'s").toBe(true);
    }),
  );
});
