import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetGuest } from '../../../lib/guest.ts';
import { clearSession, keepSession, useAuthStore } from '../../../lib/session.ts';
import { ADA, pair, refusal, serve } from '../../../lib/testing-server.ts';
import { open } from '../testing-pages.tsx';
import { LoginPage } from './login-page.tsx';

const NO_PROVIDER = {
  providers: [
    { id: 'oidc', name: 'Google', configured: false, authorize_url: null, client_id: null },
  ],
};
const ROUTES = { 'GET /auth/providers': [200, NO_PROVIDER] as [number, unknown] };
const SIGNED_IN = [200, { ...pair('1'), user: ADA }] as [number, unknown];
const come = (state?: unknown, search = '') =>
  open({ '/login': <LoginPage /> }, { pathname: '/login', search, state });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const elsewhere = async () => (await screen.findByTestId('elsewhere')).textContent;
function fillIn(): void {
  write('Email', ' ada@example.org ');
  write('Password', 'correct horse battery');
}
const submit = (name: string) => {
  const form = screen.getByRole('button', { name }).closest('form');
  if (form) fireEvent.submit(form);
};

beforeEach(() => {
  clearSession();
  forgetGuest();
});
afterEach(cleanup);

test('signing in leads to the symptom checker, or to where the person wanted to go', async () => {
  const sent = serve({ ...ROUTES, 'POST /auth/email/sign-in': SIGNED_IN });
  come({
    from: { pathname: '/chat', search: '?sessionId=7', state: { fromSymptomChecker: true } },
  });
  expect(screen.getByText('Your analysis is kept')).toBeTruthy();
  fillIn();
  submit('Sign in');
  expect(await elsewhere()).toContain(
    '"at":"/chat?sessionId=7","state":{"fromSymptomChecker":true}',
  );
  expect(sent.find(({ to }) => to === 'POST /auth/email/sign-in')?.body).toEqual({
    email: 'ada@example.org',
    password: 'correct horse battery',
  });
});

test('who is signed in already goes on', async () => {
  serve(ROUTES);
  keepSession(pair('1'), ADA);
  come();
  expect(await elsewhere()).toContain('"at":"/symptom-checker"');
});

test('the other mode creates an account, and is made for password managers', async () => {
  serve({ ...ROUTES, 'POST /auth/email/sign-up': SIGNED_IN });
  come();
  expect(field('Email').autocomplete).toBe('username');
  expect(field('Password').autocomplete).toBe('current-password');
  press('Create an account');
  expect(screen.getByRole('heading', { name: 'Create your account' })).toBeTruthy();
  expect(field('Password').autocomplete).toBe('new-password');
  expect(field('Password').minLength).toBe(8);
  fillIn();
  submit('Create account');
  expect(await elsewhere()).toContain('/symptom-checker');
});

test('the password can be looked at', () => {
  serve(ROUTES);
  come();
  const eye = screen.getByRole('button', { name: 'Show password' });
  expect(field('Password').type).toBe('password');
  fireEvent.click(eye);
  expect(field('Password').type).toBe('text');
  expect(eye.getAttribute('aria-pressed')).toBe('true');
});

test('a wrong password is said in the server’s words, and what was typed stays', async () => {
  serve({ ...ROUTES, 'POST /auth/email/sign-in': refusal(401, 'wrong_credentials', 'Not right.') });
  come();
  fillIn();
  submit('Sign in');
  expect((await screen.findByText('Not right.')).closest('[role=alert]')).toBeTruthy();
  expect(field('Password').value).toBe('correct horse battery');
  expect(document.activeElement).toBe(field('Password'));
  press('Create an account');
  expect(screen.queryByText('Not right.')).toBeNull();
});

test('what is wrong with a field is said at the field', async () => {
  serve({
    ...ROUTES,
    'POST /auth/email/sign-up': refusal(400, 'invalid_request', 'Something is wrong.', [
      { field: 'password', message: 'is one of the 10,000 most common passwords' },
    ]),
  });
  come();
  press('Create an account');
  fillIn();
  submit('Create account');
  expect(await screen.findByText('This is one of the 10,000 most common passwords.')).toBeTruthy();
  expect(field('Password').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Something is wrong.')).toBeNull();
});

test('a taken address offers to sign in with it', async () => {
  const taken = refusal(409, 'account_exists', 'There is already an account.');
  serve({ ...ROUTES, 'POST /auth/email/sign-up': taken });
  come();
  press('Create an account');
  fillIn();
  submit('Create account');
  await screen.findByText('There is already an account.');
  press('Sign in with this address');
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeTruthy();
  expect(field('Email').value).toContain('ada@example.org');
});

test('a new password needs the address first', () => {
  const sent = serve(ROUTES);
  come();
  press('Forgot your password?');
  expect(screen.getByText('Please enter your email address first')).toBeTruthy();
  expect(sent.map(({ to }) => to)).not.toContain('POST /auth/email/send-reset');
});

test('the mail was sent: said, and in the address, so that a reload says it again', async () => {
  serve({ ...ROUTES, 'POST /auth/email/send-reset': [202, { ok: true }] });
  const state = { from: { pathname: '/settings' } };
  const router = come(state);
  write('Email', 'ada@example.org');
  press('Forgot your password?');
  await screen.findByText('Password reset email sent! Check your inbox.');
  expect(router.state.location.search).toContain('password-reset-sent');
  expect(router.state.location.state, 'and the way back is kept').toEqual(state);
  cleanup();
  come(null, '?password-reset-sent=true');
  expect(screen.getByText('Password reset email sent! Check your inbox.')).toBeTruthy();
});

test('the error of the store, and one brought from the callback, are shown', () => {
  serve(ROUTES);
  useAuthStore.setState({ error: 'Authentication failed - please sign in again' });
  come();
  expect(screen.getByText('Authentication failed - please sign in again')).toBeTruthy();
  cleanup();
  come({ authError: 'Authentication failed: no' });
  expect(screen.getByText('Authentication failed: no')).toBeTruthy();
});

test('a provider that is not configured says so and cannot be pressed', async () => {
  serve(ROUTES);
  come();
  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Google sign-in is not configured',
  });
  expect(button.disabled).toBe(true);
});

test('one that is configured can, and its failure is told', async () => {
  const away = { ...NO_PROVIDER.providers[0], configured: true };
  serve({ 'GET /auth/providers': [200, { providers: [away] }] });
  come();
  await screen.findByRole('button', { name: 'Google sign-in cannot be reached' });
  cleanup();
  const ready = { ...away, authorize_url: 'https://id.example/auth' };
  serve({ 'GET /auth/providers': [200, { providers: [ready] }] });
  come();
  const name = 'Continue with Google';
  // It stands there from the start, and can be pressed once the server has said that it may.
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false),
  );
  press(name);
  // Without a client id, or without https, there is no way to leave.
  await waitFor(() => expect(screen.getByText(/secure|failed/)).toBeTruthy());
});
