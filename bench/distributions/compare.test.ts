import { expect, it } from 'vitest';
import { compare, isWithin, judged, topShared, type ComparedRow } from './compare.ts';
import { publishedTables, type PublishedTable } from './published.ts';

const knowledge = {
  model: {
    conditions: [
      { id: 'cold', icd10: 'J00' },
      { id: 'strep-throat', icd10: 'J02.0' },
      { id: 'sore-throat', icd10: 'J02.9' },
      { id: 'wart', icd10: 'B07.9' },
    ],
  },
} as unknown as Parameters<typeof compare>[2];

const engineShares = (rows: PublishedTable['rows']): number[] => {
  const shares = { conditions: Float64Array.of(0.4, 0.2, 0.1, 0.1), other: 0.2 };
  return compare({ rows } as PublishedTable, shares, knowledge).map(({ engine }) => engine);
};

it('counts each condition once, in the row that names it most closely', () => {
  const [airways, tonsils, unknown] = engineShares([
    { name: 'upper airways', percent: 60, of: ['J00', 'J02'] },
    { name: 'tonsillitis', percent: 20, of: ['J02.0'] },
    { name: 'no diagnosis', percent: 20, of: ['wart'], other: true },
  ]);
  expect(airways).toBeCloseTo(50, 9);
  expect(tonsils).toBeCloseTo(20, 9);
  expect(unknown).toBeCloseTo(30, 9);
});

const row = (published: number, engine: number): ComparedRow => ({ name: 'x', published, engine });

it('judges rows of five per cent and more, by a factor either way', () => {
  expect(judged([row(4.9, 1), row(5, 1)])).toHaveLength(1);
  expect(isWithin(row(10, 5), 2)).toBe(true);
  expect(isWithin(row(10, 20), 2)).toBe(true);
  expect(isWithin(row(10, 4.9), 2)).toBe(false);
});

it('counts how many of the three commonest are so in both', () => {
  const rows = [row(40, 10), row(30, 30), row(20, 1), row(10, 50)];
  expect(topShared(rows)).toEqual({ hits: 2, of: 3 });
});

it('holds tables whose shares are at most all', () => {
  for (const { complaint, rows } of publishedTables()) {
    const sum = rows.reduce((total, { percent }) => total + percent, 0);
    expect(sum, complaint).toBeLessThan(105);
  }
});
