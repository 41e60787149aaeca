import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, isSignedIn, keepSession } from '../../../lib/session.ts';
import { ADA, pair, refusal, serve, type Sent } from '../../../lib/testing-server.ts';
import { PasskeyList } from './passkey-list.tsx';

vi.mock('@simplewebauthn/browser', () => ({
  startRegistration: () =>
    Promise.resolve({
      id: 'x',
      rawId: 'x',
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: 'x', attestationObject: 'x' },
    }),
}));

const OPTIONS = 'POST /auth/passkeys/options';
const PASSKEY = {
  id: '01a1fc34-a70d-73fb-bf3d-0e47a348aff1',
  name: 'My phone',
  created_at: '2026-03-01T10:00:00.000Z',
  last_used_at: null,
};
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
const dialog = () => screen.queryByRole('dialog', { name: 'Is it you?' });
const field = () => screen.getByLabelText<HTMLInputElement>('Password');
function give(password: string): void {
  fireEvent.change(field(), { target: { value: password } });
  const form = field().closest('form');
  if (form) fireEvent.submit(form);
}

/** A server that wants the password, as long after signing in. */
const serveLater = () => {
  const passkeys: object[] = [];
  const optionsFor = ({ body }: Sent) => {
    const password = (body as { password?: string } | null)?.password;
    if (password === undefined) return refusal(403, 'identity_unconfirmed', 'Again, please.');
    if (password !== 'right') return refusal(403, 'wrong_password', 'This password is not right.');
    return [200, { options: {} }] as [number, unknown];
  };
  return serve({
    [OPTIONS]: optionsFor,
    'GET /auth/passkeys': () => [200, { passkeys }],
    'POST /auth/passkeys': () => {
      passkeys.push(PASSKEY);
      return [200, { passkey: PASSKEY }];
    },
  });
};

// Its first load may take longer than a test waits.
beforeAll(async () => void (await import('../../../lib/contract.ts')));
beforeEach(() => {
  clearSession();
  keepSession(pair('1'), ADA);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', () => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the password is asked where the server wants it; a wrong one may be corrected', async () => {
  const sent = serveLater();
  render(<PasskeyList />);
  add();
  await waitFor(() => expect(dialog()).toBeTruthy());
  expect(field().autocomplete).toBe('current-password');
  give('wrong');
  expect(await screen.findByText('This password is not right.')).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(isSignedIn(), 'nobody is signed out for it').toBe(true);
  give('right');
  expect(await screen.findByText('My phone')).toBeTruthy();
  expect(dialog()).toBeNull();
  const asked = sent.map(({ to, body }) => (to === OPTIONS ? body : to));
  // While the password is asked nothing else is under way: whoever answers at once is heard.
  expect(asked).toEqual([
    'GET /auth/passkeys',
    null,
    { password: 'wrong' },
    { password: 'right' },
    'POST /auth/passkeys',
    'GET /auth/passkeys',
  ]);
});

test('cancelled, nothing is added, and what was typed is gone', async () => {
  const sent = serveLater();
  render(<PasskeyList />);
  add();
  await waitFor(() => expect(dialog()).toBeTruthy());
  fireEvent.change(field(), { target: { value: 'typed' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(dialog()).toBeNull();
  expect(sent.map(({ to }) => to)).not.toContain('POST /auth/passkeys');
  add();
  await waitFor(() => expect(dialog()).toBeTruthy());
  expect(field().value).toBe('');
});

test('any other failure is told at the list', async () => {
  serve({
    'GET /auth/passkeys': [200, { passkeys: [] }],
    [OPTIONS]: refusal(429, 'too_many_requests', 'Too many.'),
  });
  render(<PasskeyList />);
  add();
  expect(await screen.findByText('Too many.')).toBeTruthy();
  expect(dialog()).toBeNull();
});
