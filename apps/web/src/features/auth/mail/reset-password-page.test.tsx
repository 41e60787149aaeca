import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { clearSession, isSignedIn, keepSession } from '../../../lib/session.ts';
import { ADA, NO_LONGER_COUNTS, pair, refusal, serve } from '../../../lib/testing-server.ts';
import { open } from '../testing-pages.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';
import { tokenIn } from './use-fragment-token.ts';

const pages = { '/reset-password': <ResetPasswordPage /> };
const follow = (hash = '#token=T') => open(pages, { pathname: '/reset-password', hash });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
// Its first load may take longer than a test waits.
beforeAll(async () => void (await import('../../../lib/contract.ts')));
beforeEach(() => clearSession());
afterEach(cleanup);

function choosePassword(): void {
  const field = screen.getByLabelText('New password');
  fireEvent.change(field, { target: { value: 'another good one' } });
  const form = field.closest('form');
  if (form) fireEvent.submit(form);
}

test('the token is read from the fragment and taken out of the address', async () => {
  expect(tokenIn('#token=a-b_c')).toBe('a-b_c');
  expect(tokenIn('#other=1')).toBeNull();
  serve({});
  const router = follow();
  expect(await heading('Choose a new password')).toBeTruthy();
  expect(router.state.location.hash).toBe('');
});

test('reset: the new password is saved, and the session here has ended with all others', async () => {
  keepSession(pair('1'), ADA);
  const sent = serve({ 'POST /auth/email/reset': [200, { ok: true }] });
  follow();
  choosePassword();
  expect(await heading('Your password is changed')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ token: 'T', password: 'another good one' });
  expect(isSignedIn()).toBe(false);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});

test('reset: a link that is used up or cut off says how to get another', async () => {
  serve({ 'POST /auth/email/reset': NO_LONGER_COUNTS });
  follow();
  choosePassword();
  expect(await heading('This link no longer works')).toBeTruthy();
  cleanup();
  follow('');
  expect(await heading('This link is not complete')).toBeTruthy();
});

test('reset: what is wrong with the password is said at the field, other failures above the button', async () => {
  const details = [{ field: 'password', message: 'is too common' }];
  serve({ 'POST /auth/email/reset': refusal(400, 'invalid_request', 'Wrong.', details) });
  follow();
  choosePassword();
  expect(await screen.findByText('This is too common.')).toBeTruthy();
  serve({ 'POST /auth/email/reset': refusal(503, 'unavailable', 'Not now.') });
  choosePassword();
  expect(await screen.findByText('Not now.')).toBeTruthy();
});
