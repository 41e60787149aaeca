import { expect, test } from 'vitest';
import { aResult } from '../testing-result.ts';
import { mergeAnswers, missingAnswers, openQuestions, understoodChips } from './understood.ts';

const read = (
  finding: string,
  status: 'present' | 'absent' | 'uncertain',
  implies: string[] = [],
) => ({
  finding,
  name: finding,
  status,
  text: finding,
  start: 0,
  end: 1,
  implies,
  attributes: {},
});
const shown = (...args: Parameters<typeof understoodChips>) =>
  understoodChips(...args).map(({ finding, status }) => [finding, status]);

test('one chip for each finding; present overrules absent, an answer overrules both', () => {
  const said = [read('fever', 'absent'), read('fever', 'present'), read('cough', 'present')];
  expect(shown(said, [])).toEqual([
    ['fever', 'present'],
    ['cough', 'present'],
  ]);
  expect(shown(said, [{ finding: 'fever', value: 'unknown' }])).toEqual([
    ['fever', 'uncertain'],
    ['cough', 'present'],
  ]);
});

test('what only repeats something more exact is left away until that is struck out', () => {
  const said = [read('tummy pain', 'present'), read('lower tummy pain', 'present', ['tummy pain'])];
  expect(shown(said, [])).toEqual([['lower tummy pain', 'present']]);
  expect(shown(said, [{ finding: 'lower tummy pain', value: 'absent' }])).toEqual([
    ['tummy pain', 'present'],
    ['lower tummy pain', 'absent'],
  ]);
});

test('a later answer overrules an earlier one', () => {
  const merged = mergeAnswers(
    [
      { finding: 'a', value: 'present' },
      { finding: 'b', value: 'absent' },
    ],
    [{ finding: 'a', value: 'unknown' }],
  );
  expect(merged).toEqual([
    { finding: 'a', value: 'unknown' },
    { finding: 'b', value: 'absent' },
  ]);
});

test('answers that the server lacks, or holds otherwise, are found', () => {
  expect(
    missingAnswers(
      [
        { finding: 'a', value: 'present' },
        { finding: 'b', value: 'absent' },
      ],
      [
        { finding: 'a', value: 'present' },
        { finding: 'b', value: 'present' },
      ],
    ),
  ).toEqual([{ finding: 'b', value: 'absent' }]);
});

test('a question answered with "I don’t know" is not asked again', () => {
  expect(openQuestions(aResult(), [])).toHaveLength(1);
  expect(openQuestions(aResult(), [{ finding: 'fever', value: 'unknown' }])).toEqual([]);
});
