import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearDraft, currentDraft, updateDraft } from '../../lib/draft/draft-store.ts';
import { FAST_DIARRHOEA, GENERAL } from '../../lib/draft/testing-draft.ts';
import { TIMINGS } from '../../lib/timings.ts';
import { DecisionGatePage } from './pages/decision-gate-page.tsx';
import { MedicalCheckPage } from './pages/medical-check-page.tsx';
import { MedicalHistoryPage } from './pages/medical-history-page.tsx';
import { SymptomsPage } from './pages/symptoms-page.tsx';
import { UrgentScreeningPage } from './pages/urgent-screening-page.tsx';

beforeEach(clearDraft);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(page: ReactNode): void {
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '*', element: <h1>elsewhere</h1> },
  ]);
  render(<RouterProvider router={router} />);
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('step 1: Continue waits for words or a choice, and the words stay in the tab', async () => {
  show(<SymptomsPage />);
  expect(screen.getByText('Step 1 of 6')).toBeTruthy();
  expect(button('Continue to body chart').disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Your symptoms'), { target: { value: 'sore throat' } });
  expect(button('Continue to body chart').disabled).toBe(false);
  expect(sessionStorage.getItem('yarrow.symptom-checker')).toContain('sore throat');
  fireEvent.click(button('Continue to body chart'));
  expect(await screen.findByText('elsewhere')).toBeTruthy();
});

test('urgent screening: Yes shows the advice with a call; a wrong temperature is named', () => {
  updateDraft(GENERAL);
  show(<UrgentScreeningPage />);
  fireEvent.click(screen.getByLabelText('Yes'));
  expect(screen.getByText('Seek Immediate Medical Attention')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Call/ }).getAttribute('href')).toMatch(/^tel:/);
  fireEvent.click(screen.getByLabelText('I can’t measure it now'));
  const field = screen.getByLabelText('Body temperature');
  fireEvent.change(field, { target: { value: '50' } });
  expect(screen.getByText('Please enter a valid temperature')).toBeTruthy();
  fireEvent.change(field, { target: { value: '37.2' } });
  expect(screen.queryByText('Please enter a valid temperature')).toBeNull();
  expect(currentDraft().urgentScreening.bodyTemperature).toBe(37.2);
});

test('"None of the above" stands alone', () => {
  updateDraft(GENERAL);
  show(<MedicalHistoryPage />);
  fireEvent.click(screen.getByLabelText('Asthma'));
  fireEvent.click(screen.getByLabelText('None of the above'));
  expect(currentDraft().chronicConditions).toEqual(['None of the above']);
  fireEvent.click(screen.getByLabelText('Diabetes'));
  expect(currentDraft().chronicConditions).toEqual(['Diabetes']);
});

test('medication picture: another type is refused in the specification’s words', async () => {
  updateDraft({
    ...FAST_DIARRHOEA,
    medicalCheck: { ...FAST_DIARRHOEA.medicalCheck, medication: true },
  });
  show(<MedicalCheckPage />);
  const file = new File(['x'], 'a.pdf', { type: 'application/pdf' });
  fireEvent.change(screen.getByLabelText('Add a picture'), { target: { files: [file] } });
  expect(await screen.findByText('Please upload a PNG, JPG, or JPEG file.')).toBeTruthy();
  expect(currentDraft().medicalCheck.medicationImage).toBeNull();
});

test('decision gate: two seconds of analyzing, then the path', () => {
  vi.useFakeTimers();
  updateDraft({ ...GENERAL, symptoms: 'loose stools' });
  show(<DecisionGatePage />);
  act(() => void vi.advanceTimersByTime(TIMINGS.decisionGate - 1));
  expect(screen.getByText(/Analyzing/)).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText('EXPLORE')).toBeTruthy();
  expect(screen.getByText('Diarrhoea')).toBeTruthy();
  expect(button('Continue to condition assessment').disabled).toBe(false);
});
