import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accessToken, whoCalls } from './bearer.ts';
import { forgetGuest, keepGuest } from './guest.ts';
import { clearSession, keepSession, useAuthStore, useSession } from './session.ts';
import { ADA, pair } from './testing-server.ts';

const cleared = vi.fn<() => void>();
beforeEach(() => {
  clearSession();
  forgetGuest();
  window.addEventListener('auth-cleared', cleared);
});
afterEach(() => {
  window.removeEventListener('auth-cleared', cleared);
  cleared.mockReset();
});

const session = () => renderHook(() => useSession()).result.current;

test('signing in sets the user, authenticates and ends the loading', () => {
  useAuthStore.setState({ isLoading: true, error: 'old' });
  keepSession(pair('1'), ADA);
  expect(session()).toEqual({ status: 'authenticated', user: ADA });
  expect(useAuthStore.getState()).toMatchObject({ isLoading: false, error: null });
  expect(accessToken()).toBe('access-1');
});

test('only the record of the specification is kept in local storage', () => {
  keepSession(pair('1'), ADA);
  const { state } = JSON.parse(localStorage.getItem('yarrow.auth') ?? '{}') as { state: object };
  expect(Object.keys(state).toSorted()).toEqual([
    'isAuthenticated',
    'isInitialized',
    'tokens',
    'user',
  ]);
});

test('signing out clears user, tokens and error, and says so to the window', () => {
  keepSession(pair('1'), ADA);
  useAuthStore.setState({ error: 'old' });
  clearSession();
  expect(useAuthStore.getState()).toMatchObject({
    user: null,
    tokens: null,
    error: null,
    isAuthenticated: false,
  });
  expect(cleared).toHaveBeenCalledTimes(1);
});

test('a guest is nobody who is signed in, and speaks only while nobody is', () => {
  keepGuest(pair('guest'));
  expect(session()).toEqual({ status: 'anonymous' });
  expect(accessToken()).toBe('access-guest');
  keepSession(pair('1'), ADA);
  expect(whoCalls()).toBe('account');
  expect(accessToken()).toBe('access-1');
});
