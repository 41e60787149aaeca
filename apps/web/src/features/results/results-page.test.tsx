import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, OFFLINE } from '../../lib/api-error.ts';
import { call } from '../../lib/api.ts';
import { useConsent } from '../../lib/consent.ts';
import { clearDraft, currentDraft, updateDraft } from '../../lib/draft/draft-store.ts';
import { assessOnDevice } from '../../lib/engine/client.ts';
import { ResultsPage } from './results-page.tsx';
import { forgetAnswers } from './analysis/told-answers.ts';
import { aResult, anEmergency } from './testing-result.ts';

vi.mock('../../lib/api.ts', () => ({ call: vi.fn<typeof call>() }));
vi.mock('../../lib/engine/client.ts', () => ({
  assessOnDevice: vi.fn<typeof assessOnDevice>(),
  sourcesOnDevice: () => Promise.resolve([]),
}));
vi.mock('../../lib/engine/country-packs.ts', () => ({
  loadCountryPacks: () => Promise.resolve(() => ({ emergencyNumber: '1-1-9', linesFor: () => [] })),
}));
vi.mock('../../lib/reduced-motion.ts', () => ({ prefersReducedMotion: () => true }));

const server = vi.mocked(call);
const device = vi.mocked(assessOnDevice);
const saved = { ...aResult(), analysis: { ...aResult().analysis, session_id: 'session-1' } };
const offline = new ApiError(OFFLINE, 0, 'offline');

function open(): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ResultsPage backTo="/symptom-checker/lifestyle-factors" place={{ number: 9, of: 9 }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  window.scrollTo = () => {};
  clearDraft();
  forgetAnswers();
  updateDraft({ symptoms: 'a cough', duration: '1_3_days', intensity: 3 });
  useConsent.setState({ consent: null });
  server.mockReset().mockResolvedValue(saved as never);
  device.mockReset().mockResolvedValue(aResult());
});
afterEach(cleanup);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const HOME = 'You can look after this at home';

test('nothing is sent before the person has said where it is kept', async () => {
  open();
  await heading('Where should your answers be kept?');
  expect(server).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Save it so I can come back to it'));
  await heading(HOME);
  expect(server).toHaveBeenCalledWith(
    'analyze',
    expect.objectContaining({ body: expect.anything() }),
  );
  expect(currentDraft().sessionId).toBe('session-1');
});

test('who keeps it on the device is sent nowhere, also when answering', async () => {
  open();
  fireEvent.click(await screen.findByText('Keep it on this device'));
  await heading(HOME);
  expect(screen.getByText(/Worked out on this device/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() =>
    expect(device).toHaveBeenLastCalledWith(
      expect.objectContaining({ answers: [{ finding: 'fever', value: 'present' }] }),
    ),
  );
  expect(server).not.toHaveBeenCalled();
});

test('an emergency does not wait for the question of where to keep it', async () => {
  device.mockResolvedValue(anEmergency());
  open();
  const link = await screen.findByRole('link', { name: 'Call 999' });
  expect(link.getAttribute('href')).toBe('tel:999');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Where should your answers be kept?',
  );
  expect(server).not.toHaveBeenCalled();
});

test('where the server cannot be reached the device does it, and says so', async () => {
  useConsent.setState({ consent: 'server' });
  server.mockRejectedValue(offline);
  open();
  await heading(HOME);
  expect(screen.getByText(/We could not reach Yarrow, so this device/)).toBeTruthy();
});

test('a refusal is shown in the words of the server; the device is an offer', async () => {
  useConsent.setState({ consent: 'server' });
  server.mockRejectedValue(new ApiError('Tell us a symptom.', 400, 'no_symptom'));
  open();
  await heading('Analysis Failed');
  expect(screen.getByText('We encountered an error while analyzing your symptoms.')).toBeTruthy();
  expect(screen.getByText('Tell us a symptom.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Work it out on this device' }));
  await heading(HOME);
});

test('it fails only when server and device fail, and can be tried again', async () => {
  useConsent.setState({ consent: 'server' });
  server.mockRejectedValue(offline);
  device.mockRejectedValue(new Error('no worker'));
  open();
  await heading('Analysis Failed');
  expect(screen.getByText(OFFLINE)).toBeTruthy();
  expect(await screen.findByRole('link', { name: '1-1-9' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go Back' }).getAttribute('href')).toBe(
    '/symptom-checker/lifestyle-factors',
  );
  device.mockResolvedValue(aResult());
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await heading(HOME);
});

test('nothing understood is never called harmless', async () => {
  useConsent.setState({ consent: 'device' });
  device.mockResolvedValue(
    aResult({
      coverage: 'none',
      conditions: [],
      understood: [],
      follow_up: [],
      urgency_level: 'moderate',
    }),
  );
  open();
  await heading('We did not understand what you told us');
  expect(screen.getByRole('link', { name: 'Say it differently' }).getAttribute('href')).toBe(
    '/symptom-checker',
  );
  expect(screen.queryByRole('heading', { name: 'What it may be' })).toBeNull();
});

test('in a crisis the help comes before everything else', async () => {
  useConsent.setState({ consent: 'device' });
  const line = {
    country: 'GB',
    name: 'Samaritans',
    call: '116 123',
    text: 'SHOUT to 85258',
    chat: null,
    hours: null,
    last_checked: null,
  };
  device.mockResolvedValue(
    aResult({
      safety: {
        level: 'immediate',
        emergency: false,
        indicators: [],
        resources: [line],
        carry_over: false,
      },
    }),
  );
  open();
  await heading('Please get help this minute');
  const alert = screen.getByRole('alert');
  expect(alert.querySelector('a')?.getAttribute('href')).toMatch(/^tel:\d+$/);
  expect(screen.getByRole('link', { name: /^Call 116 123/ }).getAttribute('href')).toBe(
    'tel:116123',
  );
  expect(screen.getByRole('link', { name: /^Text SHOUT/ }).getAttribute('href')).toBe(
    'sms:85258?&body=SHOUT',
  );
});
