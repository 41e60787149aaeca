import { beforeEach, expect, test } from 'vitest';
import { forgetGuest, keepGuest, useGuestStore } from '../guest.ts';
import { clearError, clearSession, keepSession, useAuthStore } from '../session.ts';
import { ADA, NO_LONGER_COUNTS, pair, refusal, serve } from '../testing-server.ts';
import { sendReset } from './send-reset.ts';
import { signIn, signInWithCode, signUp } from './sign-in.ts';
import { signOut } from './sign-out.ts';

const who = { email: 'ada@example.org', password: 'correct horse battery' };
const code = { code: 'c', code_verifier: 'v'.repeat(43), redirect_uri: 'http://x/', nonce: 'n' };
const state = () => useAuthStore.getState();
const NOTHING_SAID = [500, {}] as [number, unknown];

beforeEach(() => {
  clearSession();
  forgetGuest();
});

test.each([
  ['Sign-in failed', 'POST /auth/email/sign-in', () => signIn(who)],
  ['Sign-up failed', 'POST /auth/email/sign-up', () => signUp(who)],
  ['Google sign-in failed', 'POST /auth/google-oauth', () => signInWithCode(code)],
  ['Password reset failed', 'POST /auth/email/send-reset', () => sendReset(who.email)],
])(
  '%s is said where the server says nothing; its own words are kept otherwise',
  async (text, route, act) => {
    serve({ [route]: refusal(500, 'internal_error', '') });
    await expect(act()).rejects.toBeInstanceOf(Error);
    expect(state()).toMatchObject({ error: text, isLoading: false });
    serve({ [route]: refusal(429, 'too_many_requests', 'Please wait.') });
    await expect(act()).rejects.toThrow('Please wait.');
    expect(state().error).toBe('Please wait.');
    clearError();
    expect(state().error).toBeNull();
  },
);

test('it loads while it runs, and what the guest made comes along before it is done', async () => {
  keepGuest(pair('guest'));
  serve({
    'POST /auth/email/sign-in': () => {
      expect(state().isLoading).toBe(true);
      return [200, { ...pair('1'), user: ADA }];
    },
    'POST /auth/claim': [200, { claimed: 1 }],
  });
  await signIn(who);
  expect(state()).toMatchObject({ isAuthenticated: true, isLoading: false, error: null });
  expect(useGuestStore.getState().tokens).toBeNull();
});

test('signing out is done here at once, and on the server with the old token', async () => {
  keepSession(pair('1'), ADA);
  const sent = serve({ 'POST /auth/sign-out': [200, { ok: true }] });
  const ending = signOut();
  expect(state().isAuthenticated).toBe(false);
  await ending;
  expect(sent).toMatchObject([{ to: 'POST /auth/sign-out', token: 'access-1' }]);
});

test('an old access token is renewed to end its session', async () => {
  keepSession(pair('1'), ADA);
  const sent = serve({
    'POST /auth/sign-out': ({ token }) => (token === 'access-2' ? [200] : NO_LONGER_COUNTS),
    'POST /auth/refresh': [200, { ...pair('2'), user: ADA }],
  });
  await signOut();
  expect(sent.at(-1)).toMatchObject({ to: 'POST /auth/sign-out', token: 'access-2' });
  expect(state().tokens, 'and it does not sign in again').toBeNull();
});

test('without a server: signed out here, and the failure is passed on', async () => {
  for (const reply of ['offline' as const, NOTHING_SAID]) {
    keepSession(pair('1'), ADA);
    serve({ 'POST /auth/sign-out': reply });
    await expect(signOut()).rejects.toThrow('Sign-out failed');
    expect(state().tokens).toBeNull();
  }
});
