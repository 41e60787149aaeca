import fc from 'fast-check';
import { expect, test } from 'vitest';
import { condition } from '../testing-result.ts';
import {
  matchingNames,
  plainReason,
  roundToSum,
  shareLabel,
  signedTenth,
  weightRows,
} from './evidence.ts';

const answer = (name: string, weight: number, present = true) => ({
  kind: 'answer' as const,
  finding: name,
  name,
  present,
  weight,
});
const flu = (...answers: ReturnType<typeof answer>[]) =>
  condition('Flu', 0.5, {
    evidence: [
      { kind: 'prior', name: 'How common it is', weight: -2 },
      ...answers,
      { kind: 'competition', name: 'How well other causes fit', weight: -1 },
    ],
  });

test('what was denied is named as denied', () => {
  expect(shareLabel(answer('fever', 1, false))).toBe('No fever');
  expect(shareLabel(answer('COVID-19 test', 1))).toBe('COVID-19 test');
});

test('prior first, answers by weight, the small rest as one row, competition last', () => {
  const many = Array.from({ length: 9 }, (_, i) => answer(`sign ${i}`, 0.1 * (i + 1)));
  const labels = weightRows(flu(...many, answer('tiny', 0.01))).map(({ label }) => label);
  expect(labels[0]).toBe('How common it is');
  expect(labels[1]).toBe('Sign 8');
  expect(labels.at(-2)).toBe('3 more answers together');
  expect(labels.at(-1)).toBe('How well other causes fit');
});

test('how sure such a picture makes is a row of its own, and no reason against', () => {
  const flat = { kind: 'calibration' as const, name: 'How clear the picture is' };
  const sure = condition('Flu', 0.5, {
    evidence: [...flu(answer('fever', 1)).evidence, { ...flat, weight: -4 }],
  });
  expect(weightRows(sure).map(({ label }) => label)).toEqual([
    'How common it is',
    'Fever',
    'How well other causes fit',
    'How clear the picture is',
  ]);
  expect(plainReason(sure)).toContain('few people have it at any one time');
});

test('grouping loses nothing that would be seen', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -6, max: 6, noNaN: true }), { maxLength: 30 }),
      (weights) => {
        const rows = weightRows(flu(...weights.map((weight, i) => answer(`a${i}`, weight))));
        const sum = rows.reduce((total, { weight }) => total + weight, 0);
        const exact = weights.reduce((total, weight) => total + weight, -3);
        expect(Math.abs(sum - exact)).toBeLessThan(0.05 + 1e-9);
      },
    ),
  );
});

test('the rows as they are read add up to the total as it is read', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -6, max: 6, noNaN: true }), { minLength: 1, maxLength: 12 }),
      (weights) => {
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        const rows = roundToSum(
          weights.map((weight, i) => ({ key: `${i}`, label: '', weight })),
          total,
        );
        const sum = rows.reduce((all, { weight }) => all + Math.round(weight * 10), 0);
        expect(sum).toBe(Math.round(total * 10) + 0); // never minus zero
        for (const [i, row] of rows.entries())
          expect(Math.abs(row.weight - (weights[i] ?? 0))).toBeLessThanOrEqual(0.1 + 1e-9);
      },
    ),
  );
});

test('what matches is what was said to be there and speaks for it, without mere repetitions', () => {
  const case1 = flu(
    answer('fever', 2),
    answer('cough', 3, false),
    answer('rash', -1),
    answer('pain', 1),
  );
  expect(matchingNames(case1, new Set(['pain']), 5)).toEqual(['fever']);
});

test('the plain sentence names what speaks most for and most against', () => {
  expect(plainReason(flu(answer('fever', 2), answer('cough', 1, false)))).toBe(
    'What speaks most for it: fever and no cough. Most against it: few people have it at any one time.',
  );
  expect(plainReason(flu(answer('fever', -3, false)))).toBe(
    'Nothing you told us speaks clearly for it. Most against it: you do not have fever.',
  );
});

test('a weight has its sign', () => {
  expect([1.26, -0.44, 0.01].map(signedTenth)).toEqual(['+1.3', '−0.4', '0.0']);
});
