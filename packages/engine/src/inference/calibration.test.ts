import { expect, it } from 'vitest';
import { assess } from '../assess.ts';
import type { RankedCondition } from '../assessment.ts';
import { smallKnowledge } from '../testing/small-model.ts';

const ranked = (text: string): RankedCondition[] =>
  assess({ symptom_text: text }, smallKnowledge()).conditions;
const calibration = ({ evidence }: RankedCondition): number | undefined =>
  evidence.find(({ kind }) => kind === 'calibration')?.weight;

it('is a weight of its own, and all weights add up to the share that is told', () => {
  for (const one of ranked('cough, fever and chills')) {
    const sum = one.evidence.reduce((total, { weight }) => total + weight, 0);
    expect(calibration(one)).toBeDefined();
    expect(sum).toBeCloseTo(one.log_odds, 9);
    expect(one.confidence).toBeCloseTo(1 / (1 + Math.exp(-one.log_odds)), 9);
  }
});

it('leaves one or two symptoms to how common things are', () => {
  expect(ranked('cough').map(calibration)).toEqual(ranked('cough').map(() => undefined));
});
