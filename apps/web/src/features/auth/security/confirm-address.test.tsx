import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { clearSession, keepSession, keepUser } from '../../../lib/session.ts';
import { ADA, pair, refusal, serve } from '../../../lib/testing-server.ts';
import { ConfirmAddress } from './confirm-address.tsx';

const SEND = 'POST /auth/email/send-verification';
const press = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Send confirmation again' }));

// Its first load may take longer than a test waits.
beforeAll(async () => void (await import('../../../lib/contract.ts')));
beforeEach(() => {
  clearSession();
  keepSession(pair('1'), ADA);
});
afterEach(cleanup);

test('it names the address, sends the mail again and says so', async () => {
  const sent = serve({ [SEND]: [202, { ok: true }] });
  render(<ConfirmAddress />);
  expect(screen.getByText('ada@example.org')).toBeTruthy();
  press();
  const told = await screen.findByText('Confirmation email sent! Check your inbox.');
  expect(told.closest('[role=status]')).toBeTruthy();
  expect(sent).toMatchObject([{ to: SEND, token: 'access-1' }]);
});

test('too often is told in the server’s words', async () => {
  serve({ [SEND]: refusal(429, 'too_many_requests', 'Too many requests.') });
  render(<ConfirmAddress />);
  press();
  expect((await screen.findByText('Too many requests.')).closest('[role=alert]')).toBeTruthy();
});

test('once the address is confirmed, here or in another tab, it is gone', () => {
  render(<ConfirmAddress />);
  act(() => keepUser({ ...ADA, emailVerified: true }));
  expect(screen.queryByRole('button')).toBeNull();
});
