import { expect, test } from 'vitest';
import { EMPTY_DRAFT, type Draft } from '../../lib/draft/draft.ts';
import { draftWith, FAST_DIARRHOEA } from '../../lib/draft/testing-draft.ts';
import { MISSING } from './missing.ts';

const complete = (step: keyof typeof MISSING, draft: Draft) => MISSING[step](draft).length === 0;

test('symptoms: words or one choice; blanks are no words', () => {
  expect(complete('symptoms', EMPTY_DRAFT)).toBe(false);
  expect(complete('symptoms', draftWith({ symptoms: '  \n' }))).toBe(false);
  expect(complete('symptoms', draftWith({ symptoms: 'cough' }))).toBe(true);
  expect(complete('symptoms', draftWith({ selectedSymptoms: ['Cough'] }))).toBe(true);
  const about = { ...EMPTY_DRAFT.about, ageYears: '300' };
  expect(complete('symptoms', draftWith({ symptoms: 'cough', about }))).toBe(false);
});

test('body chart: one part; details: duration and intensity', () => {
  expect(complete('body-chart', EMPTY_DRAFT)).toBe(false);
  expect(complete('body-chart', draftWith({ selectedBodyParts: ['nose'] }))).toBe(true);
  expect(complete('symptom-details', draftWith({ intensity: 3 }))).toBe(false);
  expect(complete('symptom-details', draftWith({ intensity: 3, duration: '1_week' }))).toBe(true);
});

test('urgent screening: an answer, an explanation with Yes, a temperature or none to be had', () => {
  const screen = (change: Partial<Draft['urgentScreening']>) =>
    complete(
      'urgent-screening',
      draftWith({ urgentScreening: { ...EMPTY_DRAFT.urgentScreening, ...change } }),
    );
  expect(screen({ hasPhysicalDistress: false })).toBe(false);
  expect(screen({ bodyTemperature: 37 })).toBe(false);
  expect(screen({ hasPhysicalDistress: false, bodyTemperature: 37 })).toBe(true);
  expect(screen({ hasPhysicalDistress: false, cannotMeasure: true })).toBe(true);
  expect(screen({ hasPhysicalDistress: true, cannotMeasure: true, distressDetails: '  ' })).toBe(
    false,
  );
  expect(screen({ hasPhysicalDistress: true, cannotMeasure: true, distressDetails: 'pain' })).toBe(
    true,
  );
});

test('condition assessment: three answers for diarrhoea, one for migraine', () => {
  expect(complete('condition-diagnostics', FAST_DIARRHOEA)).toBe(true);
  const migraine = { ...FAST_DIARRHOEA, selectedSymptoms: ['Migraine'] };
  expect(MISSING['condition-diagnostics'](migraine)).toEqual(['answer one more question']);
});

test('medical check: answers, explanations with Yes, and the medicines of the condition', () => {
  expect(complete('medical-check', FAST_DIARRHOEA)).toBe(true);
  const check = FAST_DIARRHOEA.medicalCheck;
  const withCheck = (change: Partial<Draft['medicalCheck']>) =>
    complete('medical-check', { ...FAST_DIARRHOEA, medicalCheck: { ...check, ...change } });
  expect(withCheck({ surgery: true })).toBe(false);
  expect(withCheck({ surgery: true, surgeryExplanation: 'hernia' })).toBe(true);
  expect(withCheck({ medication: true, medicationDescription: ' ' })).toBe(false);
  expect(withCheck({ pregnantOrBreastfeeding: true })).toBe(false);
  expect(withCheck({ drugAllergies: { ...check.drugAllergies, loperamide: null } })).toBe(false);
  const migraine = { ...FAST_DIARRHOEA, selectedSymptoms: ['Migraine'] };
  expect(MISSING['medical-check'](migraine)).toEqual(['answer 2 more questions']);
});

test('history and lifestyle need nothing', () => {
  expect(complete('medical-history', EMPTY_DRAFT)).toBe(true);
  expect(complete('lifestyle-factors', EMPTY_DRAFT)).toBe(true);
});
