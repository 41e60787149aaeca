import { analysisRequest } from '@yarrow/contract';
import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from './draft.ts';
import { draftWith, FAST_DIARRHOEA, GENERAL } from './testing-draft.ts';
import { localDateOf, toAnalysisRequest } from './to-analysis-request.ts';

test('a question not answered is not sent', () => {
  expect(toAnalysisRequest(draftWith({ symptoms: ' sore throat ' }))).toEqual({
    symptom_text: 'sore throat',
    path_type: 'explore',
  });
});

test('the FAST path with diarrhoea', () => {
  expect(toAnalysisRequest(FAST_DIARRHOEA, { localDate: '2026-11-21' })).toEqual({
    primary_symptoms: ['Diarrhoea'],
    body_regions: ['navel'],
    has_physical_distress: false,
    body_temperature: 38.2,
    condition_answers: {
      diarrhoea: {
        blood_in_stool: false,
        vomiting_until_cannot_drink: false,
        abdominal_pain: 'right_lower',
      },
    },
    recent_surgery: false,
    current_medications: 'None',
    drug_allergies: ['Domperidone'],
    is_pregnant_or_breastfeeding: false,
    path_type: 'fast',
    early_decision: 'Diarrhoea',
    local_date: '2026-11-21',
  });
});

test('"I can’t measure it now" sends no temperature', () => {
  const draft = {
    ...GENERAL,
    urgentScreening: { ...GENERAL.urgentScreening, bodyTemperature: 39, cannotMeasure: true },
  };
  expect(toAnalysisRequest(draft)).not.toHaveProperty('body_temperature');
});

test('explanations go only with their Yes', () => {
  const medicalCheck = {
    ...EMPTY_DRAFT.medicalCheck,
    surgery: false,
    surgeryExplanation: 'knee',
    pregnantOrBreastfeeding: false,
    pregnancyKinds: ['pregnant' as const],
    pregnancyExplanation: '12 weeks',
  };
  const no = toAnalysisRequest(draftWith({ medicalCheck }));
  expect(no).not.toHaveProperty('surgery_details');
  expect(no).not.toHaveProperty('pregnancy_details');
  expect(no).not.toHaveProperty('pregnant');
  const yes = toAnalysisRequest(
    draftWith({ medicalCheck: { ...medicalCheck, surgery: true, pregnantOrBreastfeeding: true } }),
  );
  expect(yes).toMatchObject({
    surgery_details: 'knee',
    pregnancy_details: '12 weeks',
    pregnant: true,
    is_pregnant_or_breastfeeding: true,
  });
  expect(yes).not.toHaveProperty('breastfeeding');
});

test('answers about a condition since left are not sent', () => {
  const request = toAnalysisRequest({ ...FAST_DIARRHOEA, selectedSymptoms: ['Cough'] });
  expect(request).not.toHaveProperty('condition_answers');
  expect(request).not.toHaveProperty('early_decision');
  expect(request.path_type).toBe('explore');
});

test('about the person', () => {
  const about = {
    subject: 'other',
    ageYears: '0',
    ageMonths: '6',
    sexAtBirth: 'female',
    filled: 'by-hand',
  } as const;
  expect(toAnalysisRequest(draftWith({ about }))).toMatchObject({
    subject: 'other',
    age: 0.5,
    gender: 'female',
  });
});

test('the contract takes every request, and nothing in it is unknown to it', () => {
  for (const draft of [FAST_DIARRHOEA, GENERAL])
    expect(analysisRequest.parse(toAnalysisRequest(draft, { country: 'GB' }))).toBeTruthy();
});

test('the local date is the calendar’s, not UTC’s', () => {
  expect(localDateOf(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05');
});

test('the profile adds what was not answered here, and never overrules an answer', () => {
  const profile = { weightKg: 70, allergies: 'penicillin', medications: 'ramipril' };
  expect(toAnalysisRequest(draftWith({ profile }))).toMatchObject({
    weight_kg: 70,
    allergies: 'penicillin',
    current_medications: 'ramipril',
  });
  const told = draftWith({ profile, allergies: 'none', medications: 'aspirin' });
  expect(toAnalysisRequest(told)).toMatchObject({
    allergies: 'none',
    current_medications: 'aspirin',
  });
  const none = draftWith({
    profile,
    medicalCheck: { ...draftWith().medicalCheck, medication: false },
  });
  expect(toAnalysisRequest(none).current_medications).toBe('None');
});

test('what was struck out is neither present nor absent', () => {
  expect(toAnalysisRequest(draftWith({ struckOut: ['fever'] })).answers).toEqual([
    { finding: 'fever', value: 'unknown' },
  ]);
  expect(toAnalysisRequest(draftWith())).not.toHaveProperty('answers');
});
