import { describe, expect, test } from 'vitest';
import { backStep, continueLabel, nextStep, placeOf } from './navigation.ts';
import { FLOWS, STEPS, type FlowId } from './steps.ts';

const flows = Object.keys(FLOWS) as FlowId[];

describe.each(flows)('the %s path', (flow) => {
  test('labels never run backwards, and only the first two say "of 6" off the FAST path', () => {
    const numbers = FLOWS[flow].map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const { number, of } of FLOWS[flow]) {
      expect(of).toBe(flow === 'fast' || number <= 2 ? 6 : 9);
    }
  });

  test('Continue visits every screen once, from the symptoms to the results', () => {
    const visited = ['symptoms'];
    for (let id = nextStep('symptoms', flow); id; id = nextStep(id, flow)) visited.push(id);
    expect(visited).toEqual(FLOWS[flow].map(({ id }) => id));
    expect(visited.at(-1)).toBe('results');
  });

  test('Back always leads to an earlier screen of the path', () => {
    for (const { id, number } of FLOWS[flow].slice(1)) {
      const back = backStep(id, flow);
      expect(back && placeOf(back, flow)?.number).toBeLessThan(number);
    }
  });
});

test('Back goes where the specification says', () => {
  expect(backStep('urgent-screening', 'fast')).toBe('body-chart');
  expect(backStep('urgent-screening', 'general')).toBe('symptom-details');
  expect(backStep('condition-diagnostics', 'condition')).toBe('urgent-screening');
  expect(backStep('medical-history', 'general')).toBe('symptom-details');
  expect(backStep('lifestyle-factors', 'general')).toBe('medical-history');
  expect(backStep('results', 'condition')).toBe('lifestyle-factors');
});

test('where that screen is not on the path, to the one before', () => {
  expect(backStep('lifestyle-factors', 'condition')).toBe('medical-check');
  expect(backStep('results', 'fast')).toBe('medical-check');
});

test('Continue says where it goes', () => {
  expect(continueLabel('body-chart', 'fast')).toBe('Continue to urgent screening');
  expect(continueLabel('symptom-details', 'general')).toBe('Continue to urgent screening');
  expect(continueLabel('decision-gate', 'general')).toBe('Continue to medical history');
  expect(continueLabel('lifestyle-factors', 'general')).toBe('Generate Analysis');
});

test('every screen has an address of its own', () => {
  const paths = Object.values(STEPS).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
