import { expect, test } from 'vitest';
import { emergencyNumberIn, regionOf } from './emergency-number.ts';

test('the region comes from the language, where it names one', () => {
  expect(regionOf(['en-GB', 'en'])).toBe('GB');
  expect(regionOf(['en', 'de-AT'])).toBe('AT');
  expect(regionOf(['zh-Hant-HK'])).toBe('HK');
  expect(regionOf(['en'])).toBeUndefined();
});

test('a known country’s own number, else the one that reaches help from most mobiles', () => {
  expect(emergencyNumberIn('US')).toBe('911');
  expect(emergencyNumberIn('GB')).toBe('999');
  expect(emergencyNumberIn('FR')).toBe('112');
  expect(emergencyNumberIn(undefined)).toBe('112');
});
