import { expect, test } from 'vitest';
import { judge, readPlaywright, readVitest, sum } from './lib/test-results.mjs';

const counts = (passed, failed, skipped = 0) => ({ passed, failed, skipped });

test('a step that fails outside its tests counts as one failure', () => {
  expect(judge(counts(5, 0), 1)).toEqual(counts(5, 1));
  expect(judge(counts(5, 2), 1)).toEqual(counts(5, 2));
  expect(judge(counts(5, 0), 0)).toEqual(counts(5, 0));
});

test('results add up', () => {
  expect(sum([counts(1, 0), counts(40, 2, 3)])).toEqual(counts(41, 2, 3));
});

test('a report that was never written counts nothing', () => {
  expect(readVitest('/nowhere.json')).toEqual(counts(0, 0));
  expect(readPlaywright('/nowhere.json')).toEqual(counts(0, 0));
});
