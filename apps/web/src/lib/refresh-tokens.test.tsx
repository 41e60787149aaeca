import { beforeEach, expect, test, vi } from 'vitest';
import { OFFLINE, SIGN_IN_AGAIN } from './api-error.ts';
import { call } from './api.ts';
import { accessToken } from './bearer.ts';
import { forgetGuest, keepGuest, useGuestStore } from './guest.ts';
import { clearSession, keepSession, useAuthStore } from './session.ts';
import { ADA, NO_LONGER_COUNTS, pair, refusal, serve, type Sent } from './testing-server.ts';

const PROFILE = {
  user: ADA,
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
const onlyFor = (good: string) => (sent: Sent) =>
  sent.token === good ? ([200, PROFILE] as [number, unknown]) : NO_LONGER_COUNTS;
const ask = () => call('getProfile');
const exchanges = (sent: Sent[]) => sent.filter(({ to }) => to === 'POST /auth/refresh');

beforeEach(() => {
  clearSession();
  forgetGuest();
  keepSession(pair('old'), ADA);
});

test('many calls refused at once share one exchange, and are all made again', async () => {
  const sent = serve({
    'GET /users/me': onlyFor('access-new'),
    'POST /auth/refresh': [200, { ...pair('new'), user: ADA }],
  });
  const answers = await Promise.all([ask(), ask(), ask(), ask()]);
  expect(answers.map(({ user }) => user.id)).toEqual([ADA.id, ADA.id, ADA.id, ADA.id]);
  expect(exchanges(sent).map(({ body }) => body)).toEqual([{ refresh_token: 'refresh-old' }]);
  expect(accessToken()).toBe('access-new');
});

test('what another tab has fetched is found in storage: no exchange', async () => {
  const sent = serve({ 'GET /users/me': onlyFor('access-new') });
  const record = JSON.parse(localStorage.getItem('yarrow.auth') ?? '{}') as {
    state: { tokens: object };
  };
  record.state.tokens = { accessToken: 'access-new', refreshToken: 'refresh-new' };
  localStorage.setItem('yarrow.auth', JSON.stringify(record));
  await ask();
  expect(exchanges(sent)).toEqual([]);
});

test('refused: the tokens go, the person is signed out and told', async () => {
  const cleared = vi.fn<() => void>();
  window.addEventListener('auth-cleared', cleared, { once: true });
  serve({ 'GET /users/me': NO_LONGER_COUNTS, 'POST /auth/refresh': NO_LONGER_COUNTS });
  await expect(ask()).rejects.toMatchObject({ message: SIGN_IN_AGAIN, status: 401 });
  expect(useAuthStore.getState()).toMatchObject({
    tokens: null,
    isAuthenticated: false,
    error: 'Authentication failed - please sign in again',
  });
  expect(cleared).toHaveBeenCalled();
});

test.each([
  ['the network is gone', 'offline' as const],
  ['the server is ill', refusal(503, 'unavailable', 'ill')],
  ['there were too many', refusal(429, 'too_many_requests', 'slow down')],
])('nobody is signed out because %s', async (_why, reply) => {
  serve({ 'GET /users/me': NO_LONGER_COUNTS, 'POST /auth/refresh': reply });
  await expect(ask()).rejects.toMatchObject({ message: OFFLINE });
  expect(accessToken()).toBe('access-old');
});

test('who signed out while the exchange ran stays signed out', async () => {
  serve({
    'GET /users/me': onlyFor('access-new'),
    'POST /auth/refresh': () => {
      clearSession();
      return [200, { ...pair('new'), user: ADA }];
    },
  });
  await expect(ask()).rejects.toMatchObject({ status: 401 });
  expect(accessToken()).toBeNull();
});

test('where only a refresh token is left an access token is fetched first', async () => {
  useAuthStore.setState({ tokens: { accessToken: null, refreshToken: 'refresh-old' } });
  const sent = serve({
    'GET /users/me': onlyFor('access-new'),
    'POST /auth/refresh': [200, { ...pair('new'), user: ADA }],
  });
  await ask();
  expect(sent.map(({ to }) => to)).toEqual(['POST /auth/refresh', 'GET /users/me']);
});

test('a guest’s tokens are let go without a word', async () => {
  clearSession();
  keepGuest(pair('guest'));
  serve({
    'GET /symptom-checker/sessions': NO_LONGER_COUNTS,
    'POST /auth/refresh': NO_LONGER_COUNTS,
  });
  await expect(call('listSymptomSessions')).rejects.toMatchObject({ status: 401 });
  expect(useGuestStore.getState().tokens).toBeNull();
  expect(useAuthStore.getState().error).toBeNull();
});

test('a wrong password is no reason to sign anybody out', async () => {
  const sent = serve({
    'POST /auth/email/sign-in': refusal(401, 'wrong_credentials', 'Not right.'),
  });
  const body = { email: 'a@example.org', password: 'x' };
  await expect(call('signIn', { body })).rejects.toMatchObject({ message: 'Not right.' });
  expect(sent[0]?.token).toBeNull();
  expect(accessToken()).toBe('access-old');
});

test('an answer that is no error of ours is told by status and text', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('Bad Gateway, sorry', { status: 502, statusText: 'Bad Gateway' })),
  );
  await expect(call('providers')).rejects.toMatchObject({
    message: 'HTTP 502: Bad Gateway, sorry',
  });
});
