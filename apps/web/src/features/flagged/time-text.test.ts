import { expect, test } from 'vitest';
import { timeText } from './time-text.ts';

const now = new Date(2026, 5, 1);

test('the year is told where it is another', () => {
  expect(timeText(new Date(2026, 2, 4, 5, 6).toISOString(), now)).toBe('Mar 4, 5:06 AM');
  expect(timeText(new Date(2025, 2, 4, 5, 6).toISOString(), now)).toBe('Mar 4, 2025, 5:06 AM');
});

test('a time that is none is not known', () => {
  expect(timeText('yesterday', now)).toBe('Unknown');
});
