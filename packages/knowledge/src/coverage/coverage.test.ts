import { expect, it } from 'vitest';
import { readFiles } from '../read-files.ts';
import { condition, finding, smallFiles } from '../testing/small-files.ts';
import { gapsOf } from './gaps.ts';
import { lacksOf, matrix, type Cell } from './matrix.ts';
import { showGaps, showMatrix } from './report.ts';

const findings = [
  finding('cough', { canonical: 'cough' }),
  finding('bark', { canonical: 'cough' }),
];
const { incidence } = condition('cold');
const cell = (conditions: ReturnType<typeof condition>[], group: Cell['group']): Cell | undefined =>
  matrix(smallFiles({ findings, conditions })).find((one) => one.group === group);
const often = (rates: object) => ({
  ...incidence,
  per_100k_per_year: { ...incidence.per_100k_per_year, adult: 900, ...rates },
});

it('counts the causes of a symptom by urgency where they occur', () => {
  const cold = condition('cold', { incidence: often({}) });
  expect(cell([cold], 'adult')?.counts).toEqual({ low: 1, moderate: 0, high: 0, emergency: 0 });
  expect(cell([cold], 'newborn')?.counts.low).toBe(0);
});

it('counts every finding that bears the name, but not one that hardly anybody has', () => {
  const listing = (listed: object) =>
    cell([condition('cold', { incidence: often({}), findings: listed })], 'adult')?.counts.low;
  expect(listing({ bark: 0.5 })).toBe(1);
  expect(listing({ cough: 0.01 })).toBe(0);
});

it('leaves out of pregnancy what pregnancy or sex excludes', () => {
  const pregnancy = [...findings, finding('pregnancy', { kind: 'context' })];
  const count = (more: object) =>
    matrix(
      smallFiles({
        findings: pregnancy,
        conditions: [condition('cold', { incidence: often({}), ...more })],
      }),
    ).find(({ group }) => group === 'pregnant')?.counts.low;
  expect(count({})).toBe(1);
  expect(count({ findings: { cough: 0.5, pregnancy: 0 } })).toBe(0);
  expect(count({ incidence: { ...often({}), sex: { female: 0, male: 2 } } })).toBe(0);
});

it('misses a harmless and a serious cause, rare as the serious may be', () => {
  const cold = condition('cold', { incidence: often({}) });
  const rare = condition('plague', {
    urgency: { level: 'emergency', reason: 'It kills.', source: 'nhs' },
    must_not_miss: { question: 'Is it the plague?' },
  });
  const lacking = (conditions: ReturnType<typeof condition>[]) => {
    const adult = cell(conditions, 'adult');
    return adult && lacksOf(adult);
  };
  expect(lacking([])).toEqual(['any']);
  expect(lacking([cold])).toEqual(['serious']);
  expect(lacking([rare])).toEqual(['self-limiting']);
  expect(lacking([cold, rare])).toEqual([]);
});

it('tells open gaps from explained ones, and idle reasons', () => {
  const cells = matrix(smallFiles({ findings }));
  const gaps = gapsOf(cells, [
    { lacks: 'any', symptoms: ['cough'], groups: ['newborn'], reason: 'Babies do not.' },
    { lacks: 'serious', symptoms: ['hiccups'], groups: ['old'], reason: 'Never.' },
  ]);
  expect(gaps.explained).toBe(1);
  expect(gaps.open).toHaveLength(5);
  expect(gaps.idle).toEqual(['serious: hiccups']);
  expect(showGaps(gaps)).toContain('infant: cough has no cause at all');
  expect(showMatrix(cells)).toMatch(/^cough {3}/m);
});

it('leaves no gap of this knowledge without a reason', async () => {
  const files = await readFiles();
  expect(gapsOf(matrix(files), files.symptomGaps).open).toEqual([]);
}, 60_000);
