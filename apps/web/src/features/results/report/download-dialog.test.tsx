import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, OFFLINE } from '../../../lib/api-error.ts';
import { call } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import type { Outcome } from '../analysis/outcome.ts';
import { aResult } from '../testing-result.ts';
import { DownloadDialog } from './download-dialog.tsx';

vi.mock('../../../lib/api.ts', () => ({ call: vi.fn<typeof call>() }));
vi.mock('../../../lib/save-file.ts', () => ({ saveFile: vi.fn<typeof saveFile>() }));

const server = vi.mocked(call);
const saving = vi.mocked(saveFile);
const online = vi.spyOn(navigator, 'onLine', 'get');
const stored: Outcome = {
  result: aResult(),
  request: { symptom_text: 'cough' },
  source: { place: 'server', sessionId: 'session-1' },
  madeAt: '2026-03-04T05:06:07.000Z',
  restored: false,
};
const onDevice: Outcome = { ...stored, source: { place: 'device', why: 'chosen' } };

const open = (outcome: Outcome): void => {
  render(<DownloadDialog open onClose={() => {}} outcome={outcome} />);
};
const press = (name: string): void => void fireEvent.click(screen.getByText(name));
const labels = (): string[] =>
  screen.getAllByRole('button').flatMap(({ textContent }) => textContent || []);

beforeEach(() => {
  online.mockReturnValue(true);
  server.mockReset();
  saving.mockReset();
});
afterEach(cleanup);

const SERVER = ['PDF for your doctor', 'FHIR file for a clinic', 'Save the case file (JSON)'];
const DEVICE = ['Print or save as PDF', 'Save the case file (JSON)'];

test('a stored analysis is offered as the server’s three files, and one is saved by a press', async () => {
  const file = new Blob(['%PDF']);
  server.mockResolvedValue(file);
  open(stored);
  expect(labels()).toEqual(SERVER);
  press('PDF for your doctor');
  await screen.findByText('Saved as yarrow-report-2026-03-04.pdf.');
  expect(server).toHaveBeenCalledWith('report', {
    params: { id: 'session-1' },
    query: { format: 'pdf' },
  });
  expect(saving).toHaveBeenCalledWith(file, 'yarrow-report-2026-03-04.pdf');
});

test('one kept on the device is sent nowhere', () => {
  open(onDevice);
  expect(labels()).toEqual(DEVICE);
  press('Save the case file (JSON)');
  expect(server).not.toHaveBeenCalled();
  expect(saving).toHaveBeenCalledWith(expect.any(Blob), 'yarrow-case-2026-03-04.json');
});

test('without a network the device’s own files are offered, and why', () => {
  online.mockReturnValue(false);
  open(stored);
  expect(labels()).toEqual(DEVICE);
  expect(screen.getByText('You are offline')).toBeTruthy();
});

test.each([
  [new ApiError(OFFLINE, 0, 'offline'), 'We could not reach Yarrow.'],
  [new ApiError('This is not here.', 404, 'not_found'), /no longer stored/],
  [new Error('?'), 'The file could not be made just now.'],
])('a failure says what to do instead', async (error, said) => {
  server.mockRejectedValue(error);
  open(stored);
  press('FHIR file for a clinic');
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert.textContent).toMatch(said));
  expect(alert.textContent).toContain('use one of these');
  expect(labels()).toEqual([...SERVER.slice(0, 2), ...DEVICE]);
});
