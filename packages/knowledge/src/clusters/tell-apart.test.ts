import { expect, it } from 'vitest';
import { condition, finding } from '../testing/small-files.ts';
import { tellApart } from './tell-apart.ts';

const findings = ['cough', 'fever', 'itch', 'rash'].map((id) => finding(id, { background: 0.02 }));
const CLUSTER = { name: 'Cough', shows: ['cough'], with: [], group: 'adult' as const };
/** Ill so often in every age: new cases among 100,000 a year. */
const ill = (id: string, shown: Record<string, number>, rate = 100) => {
  const bands = 'newborn infant toddler child teen young adult middle older old'.split(' ');
  return condition(id, {
    findings: shown,
    incidence: {
      basis: 'estimate',
      source: 'a guess',
      per_100k_per_year: Object.fromEntries(bands.map((band) => [band, rate])),
    },
  });
};
const members = (...conditions: ReturnType<typeof condition>[]) =>
  tellApart(CLUSTER, { conditions, findings });

it('holds what shows a finding of the cluster, the commonest first', () => {
  const names = members(
    ill('croup', { cough: 0.9 }, 10),
    ill('cold', { cough: 0.7 }, 900),
    ill('hives', { rash: 0.9, cough: 0.1 }, 900),
  ).map(({ name }) => name);
  expect(names).toEqual(['cold', 'croup']);
});

it('says what speaks for each and what against it', () => {
  const [flu, cold] = members(
    ill('flu', { cough: 0.8, fever: 0.9 }),
    ill('cold', { cough: 0.7, fever: 0.1 }),
  );
  expect(flu?.speaksFor).toEqual([{ name: 'some fever', share: 0.9, others: 0.1 }]);
  expect(flu?.speaksAgainst).toEqual([]);
  expect(cold?.speaksAgainst).toEqual([{ name: 'some fever', share: 0.1, others: 0.9 }]);
});

it('takes what is not listed for as common as in other people', () => {
  const [cold] = members(ill('cold', { cough: 0.7, itch: 0.9 }), ill('croup', { cough: 0.5 }));
  expect(cold?.speaksFor).toEqual([{ name: 'some itch', share: 0.9, others: 0.02 }]);
});

it('counts a closer description among all with the condition', () => {
  const closer = [...findings, finding('bark', { refines: 'cough', background: 0.1 })];
  const conditions = [ill('croup', { cough: 0.8, bark: 0.9 }), ill('cold', { cough: 0.5 })];
  const [croup] = tellApart(CLUSTER, { conditions, findings: closer });
  expect(croup?.speaksFor).toEqual([{ name: 'some bark', share: 0.8 * 0.9, others: 0.5 * 0.1 }]);
});
