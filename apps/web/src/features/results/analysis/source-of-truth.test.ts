import { expect, test } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { fingerprint, planFor, sameCase, whyDevice } from './source-of-truth.ts';

test('the person decides, then what is there already', () => {
  expect(planFor('device', 'an-old-session')).toBe('device');
  expect(planFor('server', 'session')).toBe('restore');
  expect(planFor(null, 'session')).toBe('restore');
  expect(planFor('server', null)).toBe('analyze');
  expect(planFor(null, null)).toBe('ask');
});

test('a refusal is shown; whatever else fails, the device takes over', () => {
  expect(whyDevice(new ApiError('', 400, 'invalid_request'))).toBeNull();
  expect(whyDevice(new ApiError('', 429, 'too_many_requests'))).toBeNull();
  expect(whyDevice(new ApiError('', 503, 'internal_error'))).toBe('trouble');
  expect(whyDevice(new ApiError('', 200, 'unreadable'))).toBe('trouble');
  expect(whyDevice(new ApiError('', 0, 'offline'))).toBe('offline');
  expect(whyDevice(new DOMException('', 'AbortError'))).toBe('trouble');
});

test('a case is the same whatever the order of its fields, its answers, country and day', () => {
  const told = {
    symptom_text: 'cough',
    condition_answers: { diarrhoea: { blood_in_stool: true, abdominal_pain: 'none' as const } },
  };
  const stored = {
    local_date: '2026-01-02',
    country: 'GB',
    answers: [{ finding: 'fever', value: 'absent' as const }],
    condition_answers: { diarrhoea: { abdominal_pain: 'none' as const, blood_in_stool: true } },
    symptom_text: 'cough',
  };
  expect(sameCase(told, stored)).toBe(true);
  expect(sameCase(told, { ...stored, symptom_text: 'a cough' })).toBe(false);
  expect(fingerprint({ body_regions: ['a', 'b'] })).not.toBe(
    fingerprint({ body_regions: ['b', 'a'] }),
  );
});
