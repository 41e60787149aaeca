import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aResult } from '../testing-result.ts';
import { AnsweringContext, type Answering } from './answering.ts';
import { FollowUp } from './follow-up.tsx';

afterEach(cleanup);

const OPTIONS = [
  { value: 'present' as const, label: 'Yes' },
  { value: 'absent' as const, label: 'No' },
  { value: 'unknown' as const, label: 'I don’t know' },
];
const question = (finding: string) => ({
  finding,
  question: `Do you have ${finding}?`,
  why: 'It helps to tell a cold from other causes.',
  options: OPTIONS,
});

function show(findings: string[]) {
  const give = vi.fn<Answering['give']>();
  render(
    <AnsweringContext value={{ give, pending: [], news: null }}>
      <FollowUp result={aResult({ follow_up: findings.map(question) })} answers={[]} />
    </AnsweringContext>,
  );
  return give;
}

test('the question that tells most is answered by one tap', () => {
  const give = show(['fever', 'chills']);
  expect(screen.queryByText('Do you have chills?')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(give).toHaveBeenCalledWith([{ finding: 'fever', value: 'present' }], 'follow-up');
});

test('on request all are answered together, and what is left open is not sent', () => {
  const give = show(['fever', 'chills', 'cough']);
  fireEvent.click(screen.getByRole('button', { name: 'Answer 3 questions at once' }));
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Update my result' });
  expect(send.disabled).toBe(true);
  const answer = (finding: string, label: string) =>
    fireEvent.click(
      within(screen.getByRole('group', { name: `Do you have ${finding}?` })).getByLabelText(label),
    );
  answer('fever', 'No');
  answer('cough', 'Yes');
  fireEvent.click(send);
  expect(give).toHaveBeenCalledWith(
    [
      { finding: 'fever', value: 'absent' },
      { finding: 'cough', value: 'present' },
    ],
    'follow-up',
  );
});

test('a single question offers no list', () => {
  show(['fever']);
  expect(screen.queryByRole('button', { name: /at once/ })).toBeNull();
});
