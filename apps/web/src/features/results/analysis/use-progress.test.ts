import { expect, test } from 'vitest';
import { nextPercent } from './use-progress.ts';

test('rises by ten and waits before the end until the answer is there', () => {
  expect([0, 50, 80, 90].map((percent) => nextPercent(percent, false))).toEqual([10, 60, 90, 90]);
  expect([0, 80, 90, 100].map((percent) => nextPercent(percent, true))).toEqual([10, 90, 100, 100]);
});
