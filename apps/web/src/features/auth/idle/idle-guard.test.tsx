import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IDLE_LOG_OFF_MS, IDLE_WARNING_MS, markActive } from '../../../lib/auth/activity.ts';
import { useIdleEnd } from '../../../lib/auth/idle-end.ts';
import { clearSession, isSignedIn, keepSession } from '../../../lib/session.ts';
import { ADA, pair, serve } from '../../../lib/testing-server.ts';
import { open } from '../testing-pages.tsx';
import { IdleGuard } from './idle-guard.tsx';

const BEFORE_WARNING = IDLE_LOG_OFF_MS - IDLE_WARNING_MS;
const wait = (ms: number) => act(async () => await vi.advanceTimersByTimeAsync(ms));
const dialog = (name: string) => screen.queryByRole('dialog', { name });

beforeEach(() => {
  vi.useFakeTimers();
  useIdleEnd.setState({ ended: false, from: null });
  keepSession(pair('1'), ADA);
  serve({ 'POST /auth/sign-out': [200, { ok: true }] });
  open({ '/settings': <IdleGuard /> }, { pathname: '/settings' });
});
afterEach(() => {
  cleanup();
  useIdleEnd.setState({ ended: false, from: null });
  clearSession();
  vi.useRealTimers();
});

test('the log-off comes after 30 minutes and is told two minutes before', async () => {
  expect([IDLE_LOG_OFF_MS, IDLE_WARNING_MS]).toEqual([1_800_000, 120_000]);
  await wait(BEFORE_WARNING - 2000);
  expect(dialog('Are you still there?')).toBeNull();
  await wait(2000);
  expect(dialog('Are you still there?')).toBeTruthy();
  expect(isSignedIn()).toBe(true);
  await wait(IDLE_WARNING_MS);
  expect(isSignedIn()).toBe(false);
  expect(dialog('You were signed out')).toBeTruthy();
  expect(useIdleEnd.getState().from?.pathname).toBe('/settings');
});

test('who answers stays; a stray touch is no answer', async () => {
  await wait(BEFORE_WARNING);
  fireEvent.pointerDown(window);
  await wait(1000);
  expect(dialog('Are you still there?')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await wait(1000);
  expect(dialog('Are you still there?')).toBeNull();
  await wait(IDLE_WARNING_MS);
  expect(isSignedIn()).toBe(true);
});

test('whatever is done, here or in another tab, begins the half hour anew', async () => {
  await wait(BEFORE_WARNING - 5000);
  fireEvent.keyDown(window, { key: 'a' });
  await wait(BEFORE_WARNING - 5000);
  expect(dialog('Are you still there?')).toBeNull();
  act(() => markActive());
  await wait(BEFORE_WARNING - 5000);
  expect(dialog('Are you still there?')).toBeNull();
});
