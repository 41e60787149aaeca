import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from '../../lib/draft/draft.ts';
import { FAST_DIARRHOEA, GENERAL } from '../../lib/draft/testing-draft.ts';
import { mustGoTo } from './guard.ts';
import { STEPS, type StepId } from './steps.ts';

const ids = Object.keys(STEPS) as StepId[];

test('with nothing told, every later step leads to the first', () => {
  expect(mustGoTo('symptoms', EMPTY_DRAFT)).toBeNull();
  for (const id of ids.filter((one) => one !== 'symptoms'))
    expect(mustGoTo(id, EMPTY_DRAFT)).toBe('/symptom-checker');
});

test('a missing answer leads to the first step that lacks one', () => {
  const draft = { ...GENERAL, intensity: null };
  expect(mustGoTo('symptom-details', draft)).toBeNull();
  expect(mustGoTo('urgent-screening', draft)).toBe(STEPS['symptom-details'].path);
  expect(mustGoTo('results', draft)).toBe(STEPS['symptom-details'].path);
});

test('with all answers the results open', () => {
  expect(mustGoTo('results', GENERAL)).toBeNull();
  expect(mustGoTo('results', FAST_DIARRHOEA)).toBeNull();
});

test('a screen that is not on the path leads to its last questions', () => {
  expect(mustGoTo('medical-history', FAST_DIARRHOEA)).toBe(STEPS['medical-check'].path);
  expect(mustGoTo('condition-diagnostics', GENERAL)).toBe(STEPS['lifestyle-factors'].path);
});

test('a changed symptom takes the person to the questions it asks for', () => {
  const draft = { ...GENERAL, selectedSymptoms: ['Migraine'] };
  expect(mustGoTo('results', draft)).toBe(STEPS['condition-diagnostics'].path);
});
