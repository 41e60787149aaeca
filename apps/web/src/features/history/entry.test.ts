import { expect, test } from 'vitest';
import { dateText, summaryOf } from './entry.ts';
import { entry } from './testing-entry.ts';

test('the first four symptoms, then how many more', () => {
  const primary_symptoms = ['Headache', 'Fever', 'Cough', 'Fatigue', 'Nausea', 'Dizziness'];
  const { symptoms, moreSymptoms } = summaryOf(entry({ input: { primary_symptoms } }));
  expect(symptoms).toEqual(['Headache', 'Fever', 'Cough', 'Fatigue']);
  expect(moreSymptoms).toBe(2);
});

test('alternatives are the second and the third condition, then how many more', () => {
  const names = ['Migraine', 'Tension headache', 'Sinusitis', 'Stroke', 'Influenza'];
  expect(summaryOf(entry({ names }))).toMatchObject({
    diagnosis: 'Migraine',
    percent: '72%',
    alternatives: ['Tension headache', 'Sinusitis'],
    moreAlternatives: 2,
  });
});

test('nothing is made up where nothing was found or asked', () => {
  expect(summaryOf(entry({ names: [] }))).toMatchObject({
    diagnosis: 'Unknown Condition',
    percent: null,
    alternatives: [],
    moreAlternatives: 0,
    intensity: null,
    words: null,
  });
  expect(summaryOf({ ...entry(), analysis_result: null })).toMatchObject({
    diagnosis: 'Unknown Condition',
    urgency: null,
  });
});

test('intensity is out of ten', () => {
  expect(summaryOf(entry({ input: { intensity: 7 } })).intensity).toBe('7 out of 10');
});

test('a date that is none says so', () => {
  expect(dateText('yesterday-ish')).toBe('Unknown date');
  expect(dateText('2026-03-04T12:00:00.000Z')).toContain('2026');
});
