import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aResult } from '../testing-result.ts';
import type { FindingAnswer } from '../words/understood.ts';
import { AnsweringContext, type Answering } from './answering.ts';
import { Understood } from './understood.tsx';

afterEach(cleanup);

const page = (answering: Answering, answers: FindingAnswer[] = []) => (
  <AnsweringContext value={answering}>
    <Understood result={aResult()} answers={answers} />
  </AnsweringContext>
);

test('a finding is struck out, and the focus returns to it when the result has followed', () => {
  const give = vi.fn<Answering['give']>();
  const { rerender } = render(page({ give, pending: [], news: null }));
  fireEvent.click(screen.getByRole('button', { name: /^Cough\b.*yes$/ }));
  expect(screen.queryByRole('button', { name: 'Yes, I have this' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'No, I don’t have this' }));
  const answer = { finding: 'cough', value: 'absent' as const };
  expect(give).toHaveBeenCalledWith([answer], 'understood');

  rerender(page({ give, pending: [answer], news: null }));
  const news = { text: 'Cold is less likely now.', place: 'understood' as const, failed: false };
  rerender(page({ give, pending: [], news }, [answer]));
  expect(document.activeElement?.textContent).toBe('Cough: no, corrected by you');
  expect(screen.getByRole('status').textContent).toContain('Cold is less likely now.');
  expect(screen.queryByRole('button', { name: 'Leave it out' })).toBeNull();
});
