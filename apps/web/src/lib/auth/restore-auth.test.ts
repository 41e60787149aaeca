import { expect, test } from 'vitest';
import { restoreAuth } from './restore-auth.ts';

const user = { id: 'u', email: 'a@example.org' };
const tokens = { accessToken: 'a', refreshToken: 'r' };
const authenticated = (stored: unknown) => restoreAuth(stored).isAuthenticated;

test('with an access token: authenticated before, or a user known', () => {
  expect(authenticated({ tokens, user, isAuthenticated: false })).toBe(true);
  expect(authenticated({ tokens, user: null, isAuthenticated: true })).toBe(true);
  expect(authenticated({ tokens, user: null, isAuthenticated: false })).toBe(false);
});

test('without an access token nobody is, whatever was noted before', () => {
  expect(authenticated({ tokens: null, user, isAuthenticated: true })).toBe(false);
  const renewable = { accessToken: null, refreshToken: 'r' };
  expect(authenticated({ tokens: renewable, user, isAuthenticated: true })).toBe(false);
  expect(restoreAuth({ tokens: renewable, user }).tokens).toEqual(renewable);
});

test('what is not a record of ours is nobody', () => {
  for (const stored of [null, 'x', 3, {}, { tokens: { accessToken: 'a' }, user }, { tokens: 'a' }])
    expect(restoreAuth(stored)).toMatchObject({ tokens: null, user: null, isAuthenticated: false });
});
