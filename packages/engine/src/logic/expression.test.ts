import { expect, it } from 'vitest';
import {
  deniedIn,
  evaluate,
  findingsIn,
  medicinesIn,
  type Expression,
  type Facts,
} from './expression.ts';
import { NOTHING_KNOWN } from '../testing/nothing-known.ts';

const EVERY: Expression[] = [
  'cough',
  { age: { below: 5 } },
  { temperature: { from: 38 } },
  { duration_days: { from: 3 } },
  { intensity: { from: 7 } },
  { weight: { below: 40 } },
  { sex: 'male' },
  { pregnant: true },
  { breastfeeding: false },
  { distress: true },
  { allergy: 'nsaid' },
  { taking: 'warfarin' },
];

it.each(EVERY)('is unknown where the fact is (%#)', (expression) => {
  expect(evaluate(expression, NOTHING_KNOWN)).toBe('unknown');
  expect(evaluate({ not: expression }, NOTHING_KNOWN)).toBe('unknown');
});

it('includes the lower end of a range and excludes the upper', () => {
  const at = (age: number): string =>
    evaluate({ age: { from: 5, below: 12 } }, { ...NOTHING_KNOWN, age });
  expect([4.9, 5, 11.9, 12].map(at)).toEqual(['no', 'yes', 'yes', 'no']);
});

it('holds unless it is known to be so, where "not" would not know', () => {
  const known = (value: 'yes' | 'no' | 'unknown'): Facts => ({
    ...NOTHING_KNOWN,
    finding: () => value,
  });
  const told = (['yes', 'no', 'unknown'] as const).map((value) =>
    evaluate({ unless: 'cough' }, known(value)),
  );
  expect(told).toEqual(['no', 'yes', 'yes']);
  expect(evaluate({ not: 'cough' }, known('unknown'))).toBe('unknown');
});

it('throws for an operator it does not know, naming it', () => {
  expect(() => evaluate({ mood: 'bad' } as unknown as Expression, NOTHING_KNOWN)).toThrow('mood');
});

it('finds every name inside', () => {
  const when: Expression = {
    all: [
      'a',
      { any: ['b', { not: 'c' }, { unless: 'e' }] },
      { at_least: { count: 1, of: ['d', { taking: 'm' }] } },
    ],
  };
  expect(findingsIn(when)).toEqual(['a', 'b', 'c', 'e', 'd']);
  expect(medicinesIn(when)).toEqual(['m']);
  expect(deniedIn(when)).toEqual(['c', 'e']);
});
