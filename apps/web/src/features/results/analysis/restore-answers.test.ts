import { expect, test } from 'vitest';
import { restoreAnswers } from './restore-answers.ts';

test('keeps what fits and lets the rest go', () => {
  const stored = {
    basis: 'b',
    answers: [{ finding: 'a', value: 'absent' }, { finding: 'b', value: 'maybe' }, null],
  };
  expect(restoreAnswers(stored)).toEqual({
    basis: 'b',
    answers: [{ finding: 'a', value: 'absent' }],
  });
  expect(restoreAnswers(null)).toEqual({ basis: '', answers: [] });
  expect(restoreAnswers({ basis: 1, answers: 'x' })).toEqual({ basis: '', answers: [] });
});
