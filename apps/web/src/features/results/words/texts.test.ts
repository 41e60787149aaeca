import { expect, test } from 'vitest';
import { splitReason } from './medicine-reason.ts';
import { joinWords } from './sentences.ts';
import { NOT_ASKED, sessionSummary } from './summary.ts';

test('words are joined as one says them', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(joinWords)).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});

test('the summary says what was told, and what was not asked', () => {
  const told = Object.fromEntries(
    sessionSummary({
      primary_symptoms: ['Cough'],
      symptom_text: ' sore throat ',
      duration: '1_3_days',
      intensity: 4,
      body_regions: ['throat', 'chest'],
      age: 0.5,
      gender: 'female',
    }),
  );
  expect(told).toMatchObject({
    Symptoms: 'Cough · “sore throat”',
    Duration: '1-3 days',
    Intensity: '4 out of 10',
    'Body parts': '2',
    Temperature: NOT_ASKED,
    'Age and sex': '6 months, female',
  });
  expect(sessionSummary({}).every(([, value]) => value === NOT_ASKED)).toBe(true);
});

test('a medicine nobody asked about is not called forbidden', () => {
  expect(splitReason('We have not asked yet. Not if this is so: You have asthma.')).toEqual({
    asked: false,
    text: 'You have asthma.',
  });
  expect(splitReason('You are allergic to aspirin.').asked).toBe(true);
});
