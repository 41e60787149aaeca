import { expect, test } from 'vitest';
import { recommend } from './recommend.ts';
import type { ConditionText } from '../knowledge.ts';

const COLD = {
  selfCare: [{ text: 'Rest.', source: 'nhs' }],
  whenToSee: [{ who: 'Doctor', when: 'If it lasts three weeks', source: 'nhs' }],
  redFlags: [],
} as unknown as ConditionText;

const order = (level: 'low' | 'high'): string[] =>
  recommend(level, [], [COLD], new Map()).recommendations.slice(1, 3);

test('at home what helps comes first, else whom to see', () => {
  expect(order('low')).toEqual(['Rest.', 'Doctor: if it lasts three weeks']);
  expect(order('high')).toEqual(['Doctor: if it lasts three weeks', 'Rest.']);
});
