import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetGuest, keepGuest, useGuestStore } from '../../../lib/guest.ts';
import { clearSession, isSignedIn, keepSession, useAuthStore } from '../../../lib/session.ts';
import { ADA, NO_LONGER_COUNTS, pair, refusal, serve } from '../../../lib/testing-server.ts';
import { open } from '../testing-pages.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';

const follow = (hash = '#token=T') =>
  open({ '/verify-email': <VerifyEmailPage /> }, { pathname: '/verify-email', hash });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const elsewhere = async () =>
  JSON.parse((await screen.findByTestId('elsewhere')).textContent ?? '') as unknown;
const VERIFY = 'POST /auth/email/verify';
const DISOWN = 'POST /auth/email/disown';
const SIGN_IN_FIRST = refusal(401, 'sign_in_to_confirm', 'Please sign in.');
const BACK_WITH_TOKEN = {
  at: '/login',
  state: { from: { pathname: '/verify-email', hash: '#token=T' } },
};
const PROFILE = {
  user: { ...ADA, emailVerified: true },
  settings: {
    theme: 'light',
    email_notifications: true,
    push_notifications: false,
    data_sharing: false,
    auto_save: true,
    country: null,
  },
  medical: { age: null, gender: null, weight_kg: null, allergies: '', medications: '' },
};

// Its first load may take longer than a test waits.
beforeAll(async () => void (await import('../../../lib/contract.ts')));
beforeEach(() => {
  clearSession();
  forgetGuest();
});
afterEach(cleanup);

test('signed in to the account: confirmed, and the signed-in user with it', async () => {
  keepSession(pair('1'), ADA);
  const sent = serve({ [VERIFY]: [200, { ok: true }], 'GET /users/me': [200, PROFILE] });
  follow();
  expect(await heading('Your email is confirmed')).toBeTruthy();
  expect(sent[0]).toMatchObject({ to: VERIFY, body: { token: 'T' }, token: 'access-1' });
  expect(useAuthStore.getState().user?.emailVerified).toBe(true);
});

test('signed out: nothing is handed in, the way on is to sign in, and the token goes along', async () => {
  const sent = serve({});
  follow();
  expect(await heading('Sign in to finish')).toBeTruthy();
  expect(sent).toEqual([]);
  press('Sign in to finish');
  expect(await elsewhere()).toEqual(BACK_WITH_TOKEN);
});

test('as a guest: the same, and what the guest made is not let go', async () => {
  keepGuest(pair('guest'));
  const sent = serve({});
  follow();
  expect(await heading('Sign in to finish')).toBeTruthy();
  expect(sent).toEqual([]);
  expect(useGuestStore.getState().tokens?.refreshToken).toBe('refresh-guest');
});

test('signed in to another account: it says which, and signs out of it on the way', async () => {
  keepSession(pair('1'), ADA);
  serve({ [VERIFY]: SIGN_IN_FIRST, 'POST /auth/sign-out': [200, { ok: true }] });
  follow();
  expect(await heading('Sign in to finish')).toBeTruthy();
  expect(screen.getByText('ada@example.org')).toBeTruthy();
  expect(isSignedIn(), 'as long as nothing is pressed').toBe(true);
  press('Sign in to finish');
  expect(await elsewhere()).toEqual(BACK_WITH_TOKEN);
  expect(isSignedIn()).toBe(false);
});

test('with a session that has ended: asked again without it, the way on is to sign in', async () => {
  keepSession(pair('1'), ADA);
  serve({
    [VERIFY]: ({ token }) => (token ? NO_LONGER_COUNTS : SIGN_IN_FIRST),
    'POST /auth/refresh': NO_LONGER_COUNTS,
  });
  follow();
  expect(await heading('Sign in to finish')).toBeTruthy();
});

test('“This wasn’t me” asks once more and removes the account', async () => {
  const sent = serve({ [VERIFY]: SIGN_IN_FIRST, [DISOWN]: [200, { ok: true }] });
  follow();
  await heading('Sign in to finish');
  press('This wasn’t me');
  expect(sent.map(({ to }) => to)).not.toContain(DISOWN);
  press('Remove the account');
  expect(await heading('The account is removed')).toBeTruthy();
  expect(sent.at(-1)).toMatchObject({ to: DISOWN, body: { token: 'T' } });
});

test('removing that fails is told, and may be tried again; a link that is over says so', async () => {
  serve({ [VERIFY]: SIGN_IN_FIRST, [DISOWN]: refusal(503, 'unavailable', 'Not now.') });
  follow();
  await heading('Sign in to finish');
  press('This wasn’t me');
  press('Remove the account');
  expect(await screen.findByText('Not now.')).toBeTruthy();
  serve({ [DISOWN]: NO_LONGER_COUNTS });
  press('Remove the account');
  expect(await heading('This link no longer works')).toBeTruthy();
});

test('refused, cut off, and unreachable are three things', async () => {
  keepSession(pair('1'), ADA);
  const renewed: Parameters<typeof serve>[0] = {
    'POST /auth/refresh': [200, { ...pair('2'), user: ADA }],
  };
  serve({ ...renewed, [VERIFY]: NO_LONGER_COUNTS });
  follow();
  expect(await heading('This link no longer works')).toBeTruthy();
  cleanup();
  follow('');
  expect(await heading('This link is not complete')).toBeTruthy();
  cleanup();
  serve({ [VERIFY]: 'offline' });
  follow();
  expect(await heading('Your email is not confirmed yet')).toBeTruthy();
  serve({ [VERIFY]: [200, { ok: true }], 'GET /users/me': [200, PROFILE] });
  press('Try Again');
  expect(await heading('Your email is confirmed')).toBeTruthy();
});

test('a link that counts no more leaves the person signed in', async () => {
  keepSession(pair('1'), ADA);
  serve({
    [VERIFY]: NO_LONGER_COUNTS,
    'POST /auth/refresh': [200, { ...pair('2'), user: ADA }],
  });
  follow();
  expect(await heading('This link no longer works')).toBeTruthy();
  expect(isSignedIn()).toBe(true);
});
