import { beforeEach, expect, test, vi } from 'vitest';
import { SIGN_IN_AGAIN } from '../api-error.ts';
import { clearSession, keepSession, useAuthStore } from '../session.ts';
import { forgetGuest, keepGuest, useGuestStore } from '../guest.ts';
import { ADA, NO_LONGER_COUNTS, pair, serve } from '../testing-server.ts';
import { IDLE_LOG_OFF_MS, markActive } from './activity.ts';
import { useIdleEnd } from './idle-end.ts';
import { initialize } from './initialize.ts';

const state = () => useAuthStore.getState();
const withoutUser = () => {
  keepSession(pair('old'), null);
  useAuthStore.setState({ isInitialized: false });
};

beforeEach(() => {
  clearSession();
  forgetGuest();
  useAuthStore.setState({ isInitialized: false, isLoading: true });
  useIdleEnd.setState({ ended: false, from: null });
  markActive();
});

test('who has token and user is signed in at once; who has none is not', () => {
  void initialize();
  expect(state()).toMatchObject({ isInitialized: true, isLoading: false, isAuthenticated: false });
  keepSession(pair('1'), ADA);
  void initialize();
  expect(state().isAuthenticated).toBe(true);
});

test('a token without a user is exchanged: the answer says who it is', async () => {
  withoutUser();
  serve({ 'POST /auth/refresh': [200, { ...pair('new'), user: ADA }] });
  const settling = initialize();
  expect(state()).toMatchObject({ isInitialized: false, isLoading: true });
  await settling;
  expect(state()).toMatchObject({ isInitialized: true, isAuthenticated: true, user: ADA });
});

test('refused, nobody is signed in and the gate says why; unreachable, it says so and keeps the tokens', async () => {
  withoutUser();
  serve({ 'POST /auth/refresh': NO_LONGER_COUNTS });
  await initialize();
  expect(state()).toMatchObject({ tokens: null, isAuthenticated: false, error: SIGN_IN_AGAIN });
  withoutUser();
  serve({ 'POST /auth/refresh': 'offline' });
  await initialize();
  expect(state()).toMatchObject({ isAuthenticated: false, error: 'Initialization failed' });
  expect(state().tokens).not.toBeNull();
});

test('who was away for half an hour is signed out, here and on the server, and told', async () => {
  keepSession(pair('1'), ADA);
  vi.useFakeTimers({ now: Date.now() + IDLE_LOG_OFF_MS, toFake: ['Date'] });
  const sent = serve({ 'POST /auth/sign-out': [200, { ok: true }] });
  await initialize();
  vi.useRealTimers();
  expect(state()).toMatchObject({ isAuthenticated: false, tokens: null });
  expect(useIdleEnd.getState().ended).toBe(true);
  expect(sent[0]).toMatchObject({ to: 'POST /auth/sign-out', token: 'access-1' });
});

test('a claim that did not get through is tried again at the next start', async () => {
  keepSession(pair('1'), ADA);
  keepGuest(pair('guest'));
  serve({ 'POST /auth/claim': [200, { claimed: 1 }] });
  await initialize();
  await vi.waitFor(() => expect(useGuestStore.getState().tokens).toBeNull(), 30_000);
});
