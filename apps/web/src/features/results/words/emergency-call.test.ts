import { expect, test } from 'vitest';
import { emergencyCallNumber } from './emergency-call.ts';

const advice = (...recommendations: string[]) => ({ recommendations, red_flags: [] });

test('the number is the one the advice names', () => {
  expect(emergencyCallNumber(advice('Rest.', 'Call 999 now, or go.'), 'US')).toBe('999');
  expect(emergencyCallNumber({ recommendations: [], red_flags: ['If so, call 119.'] }, 'US')).toBe(
    '119',
  );
});

test('without one the region decides, and 112 where that is unknown', () => {
  expect(emergencyCallNumber(advice('Call the emergency number.'), 'US')).toBe('911');
  expect(emergencyCallNumber(advice(), undefined)).toBe('112');
});

test('a length of time is no number to call', () => {
  expect(emergencyCallNumber(advice('Call a doctor within 24 hours.'), 'GB')).toBe('999');
});
