import { beforeEach, expect, test } from 'vitest';
import { forgetGuest, keepGuest, useGuestStore } from '../guest.ts';
import { clearSession, keepSession, useAuthStore } from '../session.ts';
import { ADA, NO_LONGER_COUNTS, pair, refusal, serve } from '../testing-server.ts';
import { claimGuest } from './claim-guest.ts';

const guest = () => useGuestStore.getState().tokens;

beforeEach(() => {
  clearSession();
  forgetGuest();
  keepSession(pair('ada'), ADA);
  keepGuest(pair('guest'));
});

test('what the guest made goes to the account, and the guest is forgotten', async () => {
  const sent = serve({ 'POST /auth/claim': [200, { claimed: 2 }] });
  await claimGuest();
  expect(sent).toEqual([
    { to: 'POST /auth/claim', body: { guest_token: 'refresh-guest' }, token: 'access-ada' },
  ]);
  expect(guest()).toBeNull();
});

test('two at once claim once', async () => {
  const sent = serve({ 'POST /auth/claim': [200, { claimed: 2 }] });
  await Promise.all([claimGuest(), claimGuest()]);
  await claimGuest();
  expect(sent).toHaveLength(1);
});

test('the newest token is claimed, as another tab may have exchanged it', async () => {
  const sent = serve({ 'POST /auth/claim': [200, { claimed: 2 }] });
  const state = { tokens: { accessToken: 'b', refreshToken: 'refresh-newer' } };
  localStorage.setItem('yarrow.guest', JSON.stringify({ state, version: 0 }));
  await claimGuest();
  expect(sent[0]?.body).toEqual({ guest_token: 'refresh-newer' });
});

test.each([
  ['already claimed', refusal(409, 'already_claimed', 'done')],
  ['no longer good', NO_LONGER_COUNTS],
])('a guest who is %s is let go, and nobody is signed out for it', async (_what, reply) => {
  serve({ 'POST /auth/claim': reply, 'POST /auth/refresh': [200, { ...pair('b'), user: ADA }] });
  await claimGuest();
  expect(guest()).toBeNull();
  expect(useAuthStore.getState()).toMatchObject({ isAuthenticated: true, error: null });
});

test.each([
  ['cannot be reached', 'offline' as const],
  ['is ill', refusal(500, 'internal_error', 'ill')],
  ['is not so far', refusal(404, 'not_found', 'nothing here')],
])('where the server %s the guest is kept for another try', async (_what, reply) => {
  serve({ 'POST /auth/claim': reply });
  await claimGuest();
  expect(guest()).not.toBeNull();
});

test('where the account itself was refused the guest is kept', async () => {
  serve({ 'POST /auth/claim': NO_LONGER_COUNTS, 'POST /auth/refresh': NO_LONGER_COUNTS });
  await claimGuest();
  expect(guest()).not.toBeNull();
});
