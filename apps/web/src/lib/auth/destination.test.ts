import { expect, test } from 'vitest';
import { DEFAULT_DESTINATION, destinationOf } from './destination.ts';

test('the original location is kept whole, with what its screen was handed', () => {
  const from = { pathname: '/chat', search: '?sessionId=1', state: { symptomSessionId: 's' } };
  expect(destinationOf({ from })).toEqual(from);
});

test('without one it is the symptom checker', () => {
  expect(destinationOf(null)).toBe(DEFAULT_DESTINATION);
  expect(DEFAULT_DESTINATION.pathname).toBe('/symptom-checker');
});

test('nothing leads out of the app or in circles', () => {
  for (const pathname of ['//evil.example', '/\\evil.example', 'https://evil.example', 'chat', 7])
    expect(destinationOf({ from: { pathname } })).toBe(DEFAULT_DESTINATION);
  for (const pathname of ['/login', '/auth/callback'])
    expect(destinationOf({ from: { pathname } })).toBe(DEFAULT_DESTINATION);
});
