import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { clearSession, keepSession } from '../../../lib/session.ts';
import { ADA, pair, refusal, serve } from '../../../lib/testing-server.ts';
import { DeviceList } from './device-list.tsx';

const device = (n: number, name: string, current = false) => ({
  id: `01a1fc34-a70d-73fb-bf3d-0e47a348aff${n}`,
  name,
  created_at: '2026-03-01T10:00:00.000Z',
  last_used_at: `2026-03-0${n}T10:00:00.000Z`,
  current,
});
const LAPTOP = device(3, 'Firefox on Linux');
const PHONE = device(2, 'Safari on iOS', true);
const LIST = 'GET /auth/devices';
const rows = () => screen.findAllByRole('listitem');

// Its first load may take longer than a test waits.
beforeAll(async () => void (await import('../../../lib/contract.ts')));
beforeEach(() => {
  clearSession();
  keepSession(pair('1'), ADA);
});
afterEach(cleanup);

test('this device comes first and has no button; the others say when they were used', async () => {
  serve({ [LIST]: [200, { devices: [LAPTOP, PHONE] }] });
  render(<DeviceList />);
  const [here, other] = await rows();
  expect(here?.textContent).toBe('Safari on iOSThis device');
  expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
  expect(other?.textContent).toContain('Firefox on LinuxLast used March 3, 2026');
});

test('signing one out removes it, says so, and the focus is not lost', async () => {
  let devices = [PHONE, LAPTOP];
  const end = `DELETE /auth/devices/${LAPTOP.id}`;
  const sent = serve({
    [LIST]: () => [200, { devices }],
    [end]: () => {
      devices = [PHONE];
      return [200, { ok: true }];
    },
  });
  render(<DeviceList />);
  fireEvent.click(await screen.findByRole('button', { name: /^Sign out Firefox on Linux\. Last/ }));
  const told = await screen.findByText('Firefox on Linux is signed out.');
  expect(told.getAttribute('role')).toBe('status');
  expect(await rows()).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your devices' }));
  expect(sent.map(({ to }) => to)).toEqual([LIST, end, LIST]);
});

test('what fails is told, and the device stays', async () => {
  serve({
    [LIST]: [200, { devices: [PHONE, LAPTOP] }],
    [`DELETE /auth/devices/${LAPTOP.id}`]: refusal(503, 'unavailable', 'Not now.'),
  });
  render(<DeviceList />);
  fireEvent.click(await screen.findByRole('button'));
  await waitFor(() => expect(screen.getByText('Not now.')).toBeTruthy());
  expect(await rows()).toHaveLength(2);
  expect(screen.queryByText(/is signed out/)).toBeNull();
});
