import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useConsent } from '../../lib/consent.ts';
import { currentDraft, updateDraft } from '../../lib/draft/draft-store.ts';
import { isSignedIn, keepSession } from '../../lib/session.ts';
import { ADA, pair, serve } from '../../lib/testing-server.ts';
import { UserMenu } from './user-menu.tsx';

let router: ReturnType<typeof createMemoryRouter>;
beforeEach(() => {
  keepSession(pair('1'), ADA);
  router = createMemoryRouter([{ path: '*', element: <UserMenu user={ADA} /> }], {
    initialEntries: ['/symptom-checker'],
  });
  render(<RouterProvider router={router} />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const button = () => screen.getByRole('button', { name: /Your account/ });
const menu = () => screen.queryByRole('menu');
const item = (name: string) => screen.getByRole('menuitem', { name });
const focused = () => document.activeElement?.textContent;
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? button(), { key: name });
const wait = (ms: number) => act(async () => await vi.advanceTimersByTimeAsync(ms));
const mouse = { pointerType: 'mouse' };

async function openByKeyboard(): Promise<void> {
  button().focus();
  fireEvent.click(button(), { detail: 0 });
  await waitFor(() => expect(focused()).toBe('My Profile'));
}

test('it says who is signed in, and leads to profile and settings', () => {
  expect(button().getAttribute('aria-expanded')).toBe('false');
  expect(button().textContent).toContain('AL');
  fireEvent.click(button(), { detail: 1 });
  expect(button().getAttribute('aria-expanded')).toBe('true');
  for (const name of ['My Profile', 'Settings'])
    expect(item(name).getAttribute('href')).toBe('/settings');
});

test('arrows go round, Home and End to the ends, Escape back to the button', async () => {
  await openByKeyboard();
  key('ArrowDown');
  expect(focused()).toBe('Settings');
  key('End');
  expect(focused()).toBe('Sign Out');
  key('ArrowDown');
  expect(focused()).toBe('My Profile');
  key('ArrowUp');
  expect(focused()).toBe('Sign Out');
  key('Home');
  expect(focused()).toBe('My Profile');
  key('Escape');
  expect(menu()).toBeNull();
  expect(document.activeElement).toBe(button());
});

test('typing finds an item; after a second it begins anew', async () => {
  await openByKeyboard();
  key('s');
  expect(focused()).toBe('Settings');
  key('i');
  expect(focused()).toBe('Sign Out');
  vi.useFakeTimers({ now: Date.now() + 1001, toFake: ['Date'] });
  key('m');
  expect(focused()).toBe('My Profile');
});

test('a resting mouse opens it after 100 ms, and 300 ms are given to come back', async () => {
  vi.useFakeTimers();
  const root = button().parentElement as HTMLElement;
  fireEvent.pointerEnter(root, mouse);
  await wait(99);
  expect(menu()).toBeNull();
  await wait(1);
  expect(menu()).not.toBeNull();
  fireEvent.pointerLeave(root, mouse);
  await wait(299);
  fireEvent.pointerEnter(root, mouse);
  await wait(1000);
  expect(menu(), 'came back in time').not.toBeNull();
  fireEvent.click(button(), { detail: 1 });
  fireEvent.pointerLeave(root, mouse);
  await wait(1000);
  expect(menu(), 'pressed, it stays').not.toBeNull();
  fireEvent.click(button(), { detail: 1 });
  expect(menu()).toBeNull();
});

test('signing out goes home and leaves nothing of what was told in this tab', async () => {
  serve({ 'POST /auth/sign-out': 'offline' });
  updateDraft({ symptoms: 'a cough' });
  useConsent.setState({ consent: 'server' });
  fireEvent.click(button(), { detail: 1 });
  fireEvent.click(item('Sign Out'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(isSignedIn()).toBe(false);
  await waitFor(() => expect(currentDraft().symptoms).toBe(''));
  expect(useConsent.getState().consent).toBeNull();
});
