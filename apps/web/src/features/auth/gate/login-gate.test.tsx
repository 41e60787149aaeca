import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, keepSession, useAuthStore } from '../../../lib/session.ts';
import { ADA, pair } from '../../../lib/testing-server.ts';
import { open } from '../testing-pages.tsx';
import { LoginGate } from './login-gate.tsx';

const chat = {
  pathname: '/chat',
  search: '?sessionId=7',
  state: { symptomSessionId: 's', fromSymptomChecker: true },
};
const enter = () => open({ '/chat': <LoginGate>the chat</LoginGate> }, chat);
const elsewhere = async () => (await screen.findByTestId('elsewhere')).textContent;

beforeEach(() => clearSession());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('initializing: it waits and shows nothing of the screen', () => {
  useAuthStore.setState({ isInitialized: false });
  enter();
  expect(screen.getByRole('status').textContent).toContain('One moment');
  expect(screen.queryByText('the chat')).toBeNull();
});

test('authenticated: the screen', () => {
  keepSession(pair('1'), ADA);
  enter();
  expect(screen.getByText('the chat')).toBeTruthy();
});

test('unauthenticated: to the login page, with the original location and what it was handed', async () => {
  enter();
  expect(JSON.parse((await elsewhere()) ?? '')).toMatchObject({
    at: '/login',
    state: { from: chat },
  });
});

test('an error: its message, and the way to the login page and back', async () => {
  useAuthStore.setState({ error: 'Authentication failed - please sign in again' });
  enter();
  expect(screen.getByRole('heading', { name: 'Authentication Error' })).toBeTruthy();
  expect(screen.getByText('Authentication failed - please sign in again')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Go to Login' }));
  expect(await elsewhere()).toContain('"from":{"pathname":"/chat"');
});

test('signed out while inside, also by another tab: home, after 200 ms', async () => {
  vi.useFakeTimers();
  keepSession(pair('1'), ADA);
  enter();
  act(() => clearSession());
  expect(screen.queryByText('the chat')).toBeNull();
  await act(async () => await vi.advanceTimersByTimeAsync(199));
  expect(screen.queryByTestId('elsewhere')).toBeNull();
  await act(async () => await vi.advanceTimersByTimeAsync(1));
  expect(screen.getByTestId('elsewhere').textContent).toContain('"at":"/"');
});
