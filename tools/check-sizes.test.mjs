import { expect, test } from 'vitest';
import { findSizeProblems, percentile } from './lib/sizes.mjs';

const small = Object.fromEntries(
  Array.from({ length: 20 }, (_, i) => [`packages/a/src/${i}.ts`, 60]),
);

test('small files pass', () => {
  expect(findSizeProblems(small)).toEqual([]);
});

test('a file over 400 lines is refused by name', () => {
  expect(findSizeProblems({ ...small, 'apps/web/src/big.tsx': 401 })).toEqual([
    'apps/web/src/big.tsx: 401 lines, 400 are allowed; split it',
  ]);
});

test('more than one file in ten of 220 lines is refused', () => {
  const many = Object.fromEntries([1, 2, 3].map((i) => [`packages/b/src/${i}.ts`, 220]));
  expect(findSizeProblems({ ...small, ...many })).toEqual([
    '3 of 23 files have 220 lines or more; one in ten may',
  ]);
});

test('a tool of 80 lines is refused', () => {
  expect(findSizeProblems({ ...small, 'tools/start.mjs': 80 })).toHaveLength(1);
});

test('percentiles are values of the list', () => {
  expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.5)).toBe(5);
  expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9)).toBe(9);
  expect(percentile([], 0.5)).toBe(0);
});
