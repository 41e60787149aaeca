import { expect, test } from 'vitest';
import { aResult, anEmergency, condition } from '../testing-result.ts';
import { becameMoreUrgent, changesBetween } from './changes.ts';

const of = (...conditions: ReturnType<typeof condition>[]) => aResult({ conditions });

test('a new level comes first', () => {
  expect(changesBetween(aResult(), anEmergency())).toBe('More urgent now: Get emergency help now.');
  expect(changesBetween(anEmergency(), aResult())).toMatch(/^Less urgent now: You can look after/);
  expect(becameMoreUrgent(aResult(), anEmergency())).toBe(true);
});

test('a new leader is named', () => {
  const before = of(condition('Cold', 0.6), condition('Flu', 0.3));
  const after = of(condition('Flu', 0.7), condition('Cold', 0.2));
  expect(changesBetween(before, after)).toBe('Flu now leads the list, likely (70%).');
});

test('otherwise the biggest moves are told with both numbers', () => {
  const before = of(condition('Cold', 0.6), condition('Flu', 0.3));
  const after = of(condition('Cold', 0.7), condition('Flu', 0.2));
  expect(changesBetween(before, after)).toBe(
    'Cold is more likely now, 70% (was 60%) and Flu is less likely now, 20% (was 30%).',
  );
});

test('no news is said too', () => {
  expect(changesBetween(aResult(), aResult())).toBe(
    'That changes little: the result stays as it is.',
  );
});
