import { expect, test } from 'vitest';
import { compareCauses, compareFindings } from './compare.ts';
import { entry } from './testing-entry.ts';
import type { Entry } from './entry.ts';

test('causes of either analysis, the most probable of both first', () => {
  const moved = compareCauses(
    entry({ names: ['Tension headache', 'Migraine'] }),
    entry({ names: ['Migraine', 'Sinusitis'] }),
  );
  expect(moved.map(({ name }) => name)).toEqual(['Tension headache', 'Migraine', 'Sinusitis']);
  expect(moved[0]).toMatchObject({ before: 0.724, after: null });
  expect(moved[1]).toMatchObject({ before: 0.362, after: 0.724 });
});

const saying = (names: readonly string[]): Entry => {
  const base = entry();
  const understood = names.map((name) => ({
    finding: name,
    name,
    status: 'present' as const,
    text: name,
    start: 0,
    end: 1,
    implies: [],
    attributes: {},
  }));
  return {
    ...base,
    analysis_result: base.analysis_result && { ...base.analysis_result, understood },
  };
};

test('what has gone and what has come', () => {
  expect(compareFindings(saying(['Fever', 'Cough']), saying(['Cough', 'Rash']))).toEqual({
    gone: ['Fever'],
    come: ['Rash'],
  });
});
