import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';
import { sessionName } from '../../../lib/session-name.ts';

const NOW = new Date(2026, 10, 21, 14, 0);
const ago = (ms: number) => relativeTime(new Date(NOW.getTime() - ms).toISOString(), NOW);
const HOUR = 3_600_000;

test.each([
  [0, 'now'],
  [5 * 60_000, '5 min ago'],
  [3 * HOUR, '3 h ago'],
  [20 * HOUR, 'yesterday'],
  [9 * 24 * HOUR, '12 Nov'],
  [400 * 24 * HOUR, '17 Oct 2025'],
])('%i ms ago', (ms, said) => expect(ago(ms)).toBe(said));

test('what is no date is said to be none', () => {
  expect(relativeTime('?', NOW)).toBe('Unknown date');
});

test('a session without a title is called by the end of its id', () => {
  expect(sessionName({ title: null, id: '0189-7c1e90ab' })).toBe('Session 7c1e90ab');
});
