import { expect, it } from 'vitest';
import { calibrated, calibratedShares } from './calibration.ts';
import { posterior } from './posterior.ts';

const raw = (...logs: number[]) =>
  posterior(
    { logs: Float64Array.from(logs), other: -4 },
    {
      answers: [],
      sums: new Float64Array(logs.length),
      saidPresent: new Float64Array(logs.length),
      otherSum: 0,
      weightsOf: () => [],
    },
  );
const LOGS = [0, -1, -3, -9, -Infinity];
const MANY = 6;

it('leaves a single complaint as it is', () => {
  const before = raw(...LOGS);
  const after = calibrated(before, 1);
  expect([...after.probabilities]).toEqual([...before.probabilities]);
  expect(after.explain(1).calibration).toBeCloseTo(0, 12);
});

it('keeps the order, sums to 1 and brings the far ones nearer', () => {
  const before = raw(...LOGS);
  const { probabilities, other, ranking } = calibrated(before, MANY);
  expect(probabilities.reduce((sum, one) => sum + one, other)).toBeCloseTo(1, 12);
  expect(ranking).toEqual(before.ranking);
  expect([...probabilities].toSorted((a, b) => b - a)).toEqual([...probabilities]);
  expect(probabilities[0]).toBeLessThan(before.probabilities[0] ?? 0);
  expect(probabilities[3]).toBeGreaterThan(before.probabilities[3] ?? 1);
  expect(probabilities[4]).toBe(0);
});

it('is a weight like the others: log odds and probability agree, near certainty too', () => {
  for (const logs of [LOGS, [0, -30, -31], [0, -200], [-12, 0]]) {
    const before = raw(...logs);
    const after = calibrated(before, MANY);
    for (const condition of after.ranking) {
      const { logOdds, calibration } = after.explain(condition);
      expect(before.explain(condition).logOdds + calibration).toBeCloseTo(logOdds, 9);
      expect(1 / (1 + Math.exp(-logOdds))).toBeCloseTo(after.probabilities[condition] ?? -1, 9);
    }
  }
});

it('says the same with and without reasons', () => {
  const before = raw(...LOGS);
  expect(calibratedShares(before, MANY)).toEqual({
    probabilities: calibrated(before, MANY).probabilities,
    other: calibrated(before, MANY).other,
  });
});
