import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from './draft.ts';
import { fillFromProfile } from './fill-from-profile.ts';

const EMPTY = EMPTY_DRAFT.about;
const ADA = { age: 41, gender: 'female' } as const;

test('untouched fields are filled, and marked as such', () => {
  expect(fillFromProfile(EMPTY, ADA)).toEqual({
    ageYears: '41',
    ageMonths: '',
    sexAtBirth: 'female',
    filled: 'from-profile',
  });
});

test('an empty profile fills nothing', () => {
  expect(fillFromProfile(EMPTY, { age: null, gender: null })).toBeNull();
});

test('an own answer is never overwritten, not even one that was taken away again', () => {
  expect(fillFromProfile({ ...EMPTY, ageYears: '7' }, ADA)).toBeNull();
  expect(fillFromProfile({ ...EMPTY, filled: 'by-hand' }, ADA)).toBeNull();
});

test('about someone else it is taken back, and what was typed stays', () => {
  const filled = { ...EMPTY, ageYears: '41', filled: 'from-profile' } as const;
  expect(fillFromProfile({ ...filled, subject: 'other' }, ADA)).toEqual({
    ageYears: '',
    ageMonths: '',
    sexAtBirth: null,
    filled: null,
  });
  const typed = { ...EMPTY, ageYears: '3', filled: 'by-hand', subject: 'other' } as const;
  expect(fillFromProfile(typed, ADA)).toBeNull();
  expect(fillFromProfile({ ...EMPTY, subject: 'other' }, ADA)).toBeNull();
});

test('under two years months count', () => {
  expect(fillFromProfile(EMPTY, { age: 0.5, gender: null })).toMatchObject({
    ageYears: '0',
    ageMonths: '6',
  });
});
