import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPhrases } from './match-phrase.ts';
import { indexPhrases } from './phrase-index.ts';
import { compilePhrase } from './phrase.ts';
import { readWords } from './read-words.ts';

const SOURCES = [
  'i .. <kill> myself',
  'really? done with it',
  'took ## of .. tablets',
  '^ goodbye all|everyone',
  'the end $',
  'and_so_on and more',
  'switch me off now|$',
];
const INDEX = indexPhrases(
  SOURCES.map((source) => ({ phrase: compilePhrase(source), value: source })),
);

const found = (text: string): string[] =>
  findPhrases(readWords(text, new Set()), INDEX).map(({ value }) => value);

describe('a phrase is found wherever its rarest word stands', () => {
  test.each([
    ['I will kill myself', 'i .. <kill> myself'],
    ['I might just have killed myself', 'i .. <kill> myself'],
    ['done with it', 'really? done with it'],
    ['took 30 of the white tablets', 'took ## of .. tablets'],
    ['Goodbye everyone', '^ goodbye all|everyone'],
    ['this is the end', 'the end $'],
    ['and so on and more', 'and_so_on and more'],
    ['please switch me off', 'switch me off now|$'],
    ['switch me off now and then', 'switch me off now|$'],
  ])('%s', (text, source) => expect(found(text)).toEqual([source]));
});

describe('and not otherwise', () => {
  test.each([
    'I am tired. Kill it myself?',
    'I will so very much more than that kill myself',
    'took 3 of the tablets',
    'so goodbye everyone',
    'the end of the road',
    'switch me off tomorrow',
    '',
  ])('%s', (text) => expect(found(text)).toEqual([]));
});

test('in the order of the text, each place once', () => {
  const text = 'goodbye all. I kill myself and I kill myself';
  const words = readWords(text, new Set());
  const matches = findPhrases(words, INDEX);
  expect(matches.map(({ from }) => from)).toEqual(
    matches.map(({ from }) => from).toSorted((a, b) => a - b),
  );
  expect(new Set(matches.map(({ from, value }) => `${from} ${value}`)).size).toBe(matches.length);
  expect(matches.map(({ value }) => value)).toEqual([SOURCES[3], SOURCES[0], SOURCES[0]]);
});

test('a phrase is tried wherever it may be: looking only where what it needs is said loses none', () => {
  const nothing = new Int32Array(SOURCES.length);
  const everywhere = { ...INDEX, needs: [nothing, nothing] as const };
  const words =
    `i kill killed myself really done with it took 30 2 of the white tablets goodbye all everyone end and so
    on more switch me off now but , .`.split(/\s+/);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 14 }), (said) => {
      const text = readWords(said.join(' '), new Set());
      expect(findPhrases(text, INDEX)).toEqual(findPhrases(text, everywhere));
    }),
    { numRuns: 2000 },
  );
});
