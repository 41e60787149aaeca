import { expect, test } from 'vitest';
import { ageError, changeOf, weightError, type MedicalForm } from './medical-form.ts';

const form = (change: Partial<MedicalForm>): MedicalForm => ({
  age: '',
  gender: null,
  weight: '',
  allergies: '',
  medications: '',
  ...change,
});

test('an empty field is no answer', () => {
  expect(changeOf(form({}))).toEqual({
    age: null,
    gender: null,
    weight_kg: null,
    allergies: '',
    medications: '',
  });
});

test('numbers are read with a point or a comma, words without the spaces around them', () => {
  expect(changeOf(form({ age: ' 41 ', weight: '72,5', allergies: ' nuts ' }))).toMatchObject({
    age: 41,
    weight_kg: 72.5,
    allergies: 'nuts',
  });
});

test.each(['', '0', '0.5', '120'])('an age may be "%s"', (age) => {
  expect(ageError(form({ age }))).toBeNull();
});
test.each(['-1', '121', 'old', '4 1'])('an age is never "%s"', (age) => {
  expect(ageError(form({ age }))).toBe('Please enter an age from 0 to 120');
});
test.each(['', '0.3', '400', '3,4'])('a weight may be "%s"', (weight) => {
  expect(weightError(form({ weight }))).toBeNull();
});
test.each(['0', '401', '70 kg'])('a weight is never "%s"', (weight) => {
  expect(weightError(form({ weight }))).toBe('Please enter a weight in kg, from 0.3 to 400');
});
