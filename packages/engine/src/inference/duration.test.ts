import fc from 'fast-check';
import { expect, it } from 'vitest';
import { around, durationWeight, logNormal } from './duration.ts';

it('speaks for a condition of about that length and against one of another', () => {
  expect(durationWeight(around(3))(logNormal([2, 7]))).toBeGreaterThan(0.5);
  expect(durationWeight(around(300))(logNormal([0.02, 1]))).toBe(-3);
});

it('says nothing of a condition that lasts as long as anything does', () => {
  expect(durationWeight(around(3))(logNormal([0.1, 200]))).toBeCloseTo(0, 9);
});

it('stays within its bounds for any length', () => {
  const days = fc.double({ min: 0, max: 1e9, noNaN: true });
  const usual = fc.tuple(
    fc.double({ min: 0.001, max: 10, noNaN: true }),
    fc.double({ min: 10, max: 4000, noNaN: true }),
  );
  fc.assert(
    fc.property(days, usual, (stated, range) => {
      const weight = durationWeight(around(stated))(logNormal(range));
      expect(weight).toBeGreaterThanOrEqual(-3);
      expect(weight).toBeLessThanOrEqual(2);
    }),
  );
});
