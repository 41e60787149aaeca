import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, isSignedIn } from '../../../lib/session.ts';
import { ADA, pair, refusal, serve } from '../../../lib/testing-server.ts';
import { open } from '../testing-pages.tsx';
import { CallbackPage } from './callback-page.tsx';
import { clearFlow, keepFlow, readFlow } from './flow-storage.ts';

const flow = { state: 's', verifier: 'v'.repeat(43), nonce: 'n' };
const from = { pathname: '/chat', search: '', state: { symptomSessionId: '1' } };
const arrive = (search: string) =>
  open({ '/auth/callback': <CallbackPage /> }, { pathname: '/auth/callback', search });
const after = (ms: number) => act(async () => await vi.advanceTimersByTimeAsync(ms));
const elsewhere = () => screen.queryByTestId('elsewhere')?.textContent ?? null;

beforeEach(async () => {
  // Loaded before the clock is stopped.
  await import('../../../lib/contract.ts');
  clearSession();
  keepFlow(flow, { redirectUri: 'http://127.0.0.1:9/auth/callback', from });
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  clearFlow();
  vi.useRealTimers();
});

test('success: it says so, keeps the tokens, forgets the rest, and goes on after 600 ms', async () => {
  const sent = serve({ 'POST /auth/google-oauth': [200, { ...pair('1'), user: ADA }] });
  arrive('?code=c&state=s');
  expect(screen.getByText('Processing authentication…')).toBeTruthy();
  await vi.waitFor(() => expect(isSignedIn()).toBe(true), 30_000);
  await after(0);
  expect(sent[0]?.body).toEqual({
    code: 'c',
    code_verifier: flow.verifier,
    redirect_uri: 'http://127.0.0.1:9/auth/callback',
    nonce: 'n',
  });
  expect(readFlow()).toEqual({});
  expect(elsewhere()).toBeNull();
  await after(600);
  expect(elsewhere()).toContain('"at":"/chat","state":{"symptomSessionId":"1"}');
});

test('failure: it says why, forgets everything, and goes back after 2000 ms', async () => {
  const sent = serve({});
  arrive('?code=c&state=other');
  await after(0);
  expect(screen.getByRole('heading', { name: 'Authentication Failed' })).toBeTruthy();
  const text = 'Authentication failed: OAuth state mismatch — possible CSRF';
  expect(screen.getByText(text)).toBeTruthy();
  expect(readFlow()).toEqual({});
  expect(sent).toEqual([]);
  await after(1999);
  expect(elsewhere()).toBeNull();
  await after(1);
  expect(elsewhere()).toBe(JSON.stringify({ at: '/login', state: { authError: text } }));
});

test('a refusal of the server is told in its words', async () => {
  serve({
    'POST /auth/google-oauth': refusal(401, 'authentication_failed', 'The code is used up.'),
  });
  arrive('?code=c&state=s');
  await vi.waitFor(
    () => expect(screen.getByText('Authentication failed: The code is used up.')).toBeTruthy(),
    30_000,
  );
  expect(isSignedIn()).toBe(false);
});
