import { expect, it } from 'vitest';
import { read } from '../testing/read-small.ts';

/** The words that count for the person's present, with the findings that begin at them. */
const spoken = (text: string): string =>
  read(text)
    .spoken.map(({ norm, findings }) => [norm, ...findings.map((id) => `[${id}]`)].join(''))
    .join(' ');

it('gives every word, with the findings at the word they begin at', () => {
  expect(spoken('I cough at night')).toBe('i cough[cough] at night');
});

it.each([
  ['what is denied', 'no cough today', 'no  today'],
  ['what is over', 'chills two years ago', ' two years ago'],
  ['an idiom', 'he is a pain in the neck', 'he is a    '],
])('is silent about %s', (_, text, words) => {
  expect(spoken(text)).toBe(words);
});

it('tells words that carry meaning from small ones', () => {
  const content = read('a wet cough since yesterday').spoken.filter((word) => word.isContent);
  expect(content.map(({ norm }) => norm)).toEqual(['wet', 'cough']);
});
