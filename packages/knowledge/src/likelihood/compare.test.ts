import { expect, it } from 'vitest';
import { compile } from '../compile.ts';
import type { LikelihoodRatio } from '../schema/evidence.ts';
import { condition, finding, smallFiles } from '../testing/small-files.ts';
import { compareAll, differs } from './compare.ts';
import { report } from './report.ts';

const { model } = compile(
  smallFiles({
    findings: [finding('cough'), finding('whoop', { refines: 'cough' }), finding('fever')],
    conditions: [
      condition('pertussis', { findings: { cough: 0.8, whoop: 0.5, fever: 0.2 } }),
      condition('cold', { findings: { cough: 0.4, whoop: 0.1, fever: 0.4 } }),
      condition('wart', { findings: { fever: 0.9 } }),
    ],
  }),
);

const study = (more: Partial<LikelihoodRatio>): LikelihoodRatio => ({
  conditions: ['pertussis'],
  finding: 'whoop',
  among: ['cough'],
  people: 'adult',
  published: 'adults with a cough',
  source: 'A study',
  basis: 'memory',
  ...more,
});
const ours = (more: Partial<LikelihoodRatio>): number =>
  compareAll(model, [study(more)])[0]?.ours ?? Number.NaN;

it('takes a closer description among those who have what it describes', () => {
  expect(ours({ positive: 2 })).toBeCloseTo(0.5 / 0.1, 9);
  expect(ours({ negative: 0.5 })).toBeCloseTo(0.5 / 0.9, 9);
});

it('multiplies it with the symptom where the study was of all who are affected', () => {
  expect(ours({ among: [], sensitivity: 0.4 })).toBeCloseTo(0.8 * 0.5, 9);
});

it('compares with those alone who have the complaint', () => {
  expect(ours({ finding: 'fever', positive: 1 })).toBeCloseTo(0.2 / 0.4, 9);
});

it('counts the complaint itself among several as a share of those who have any', () => {
  const any = 1 - (1 - 0.8) * (1 - 0.2);
  expect(ours({ finding: 'cough', among: ['cough', 'fever'], sensitivity: 0.9 })).toBeCloseTo(
    0.8 / any,
    9,
  );
});

it('refuses evidence on what does not exist', () => {
  expect(() => ours({ finding: 'hiccups', positive: 2 })).toThrow('hiccups');
});

it('lists what is off by more than a factor of two, and last what has a reason', () => {
  const studies = [
    study({ positive: 1, differs_because: 'It was a small study.' }),
    study({ positive: 6 }),
    study({ positive: 15 }),
  ];
  expect(compareAll(model, studies).map(differs)).toEqual([true, false, true]);
  const [head, ...lines] = report(compareAll(model, studies)).split('\n');
  expect(head).toContain('3 published figures, 2 differ');
  expect(lines[0]).toContain('published 15');
  expect(lines[1]).toContain('[It was a small study.]');
});
