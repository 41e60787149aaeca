import { expect, it } from 'vitest';
import { packLinks, unpackLinks } from './packed-links.ts';

const LINKS = [
  { finding: 3, probability: 0.5 },
  { finding: 40, probability: 0.02 },
  { finding: 7, probability: 0.9 },
];

it('packs what a condition shows, and gives it back as it was', () => {
  expect(packLinks(LINKS)).toEqual([
    [3, 37, -33],
    [0.5, 0.02, 0.9],
  ]);
  expect(unpackLinks(packLinks(LINKS))).toEqual(LINKS);
  expect(unpackLinks(packLinks([]))).toEqual([]);
});

it('refuses links that do not fit together', () => {
  expect(() => unpackLinks([[1, 2], [0.5]])).toThrow('do not fit');
});
