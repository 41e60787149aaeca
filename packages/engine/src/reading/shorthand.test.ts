import { expect, it } from 'vitest';
import { tokenise } from './tokenise.ts';

const words = (text: string): string =>
  tokenise(text)
    .map(({ norm }) => norm)
    .join(' ');

it.each([
  ['no n/v/d', 'no nausea and vomiting and diarrhea'],
  ['D&V since Monday', 'diarrhea and vomiting since monday'],
  ['cough w/o blood', 'cough without blood'],
  ['h/o asthma', 'history of asthma'],
  ['gonna be sick', 'going to be sick'],
  ['rash -ve, cough +ve', 'rash negative cough positive'],
  ['(-) fever (+) cough', 'no fever positive cough'],
])('is written out: %s', (short, full) => {
  expect(words(short)).toBe(full);
});

it.each(['and/or', 'fever/cough', 'a/b', 'n/a'])('leaves other strokes as they are: %s', (text) => {
  expect(words(text)).toBe(text.split('/').join(' / '));
});

it('stands where it was written', () => {
  const tokens = tokenise('no n/v');
  expect(tokens.slice(1).map(({ start, end }) => [start, end])).toEqual([
    [3, 6],
    [3, 6],
    [3, 6],
  ]);
});
