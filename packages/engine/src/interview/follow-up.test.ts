import { expect, it } from 'vitest';
import { assess } from '../assess.ts';
import type { CaseInput } from '../case.ts';
import { prepareKnowledge } from '../prepare.ts';
import { SMALL_MODEL, smallKnowledge } from '../testing/small-model.ts';

const knowledge = smallKnowledge();
const asked = (more: CaseInput): string[] =>
  assess({ symptom_text: 'cough', age: 50, gender: 'male', ...more }, knowledge).follow_up.map(
    (one) => one.finding,
  );

it('asks what tells most, dangers first', () => {
  expect(asked({})[0]).toBe('barking-cough');
});

it('asks a closer description only of what is present', () => {
  expect(asked({})).not.toContain('pain-to-arm');
});

it('never asks again what was answered, be it with "I don\'t know"', () => {
  for (const value of ['present', 'absent', 'unknown'] as const) {
    expect(asked({ answers: [{ finding: 'barking-cough', value }] })).not.toContain(
      'barking-cough',
    );
  }
});

it('asks nothing where nothing was understood', () => {
  expect(asked({ symptom_text: 'xyzzy' })).toEqual([]);
});

it('asks about babies only where there may be one', () => {
  const findings = SMALL_MODEL.findings.map((one) =>
    one.id === 'barking-cough' ? { ...one, askedBelow: 2 } : one,
  );
  const texts = Object.fromEntries(
    SMALL_MODEL.conditions.map(({ id }) => [id, knowledge.textOf(id)]),
  );
  const changed = prepareKnowledge({ ...SMALL_MODEL, findings }, texts);
  const questions = (more: CaseInput) =>
    assess({ symptom_text: 'cough', ...more }, changed).follow_up.map(({ finding }) => finding);
  expect(questions({ age: 1 })).toContain('barking-cough');
  expect(questions({ age: 2 })).not.toContain('barking-cough');
  expect(questions({ subject: 'other' })).toContain('barking-cough');
  expect(questions({})).not.toContain('barking-cough');
});
