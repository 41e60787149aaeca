import { expect, it } from 'vitest';
import { joinNumbers } from './number-words.ts';
import { tokenise } from './tokenise.ts';

const joined = (text: string): string =>
  joinNumbers(tokenise(text))
    .map(({ norm }) => norm)
    .join(' ');

it.each([
  ['thirty nine', '39'],
  ['thirty-nine days', '39 days'],
  ['a hundred and two', 'a 102'],
  ['38 point 5', '38.5'],
  ['thirty eight point five', '38.5'],
])('is one number: %s', (text, number) => {
  expect(joined(text)).toBe(number);
});

it.each([
  'twenty, five of them',
  'twenty twenty',
  'five six',
  'at this point 5',
  'hundred and fever',
])('stays apart: %s', (text) => {
  expect(joined(text)).toBe(
    tokenise(text)
      .map(({ norm }) => norm)
      .join(' '),
  );
});
