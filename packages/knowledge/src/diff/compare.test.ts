import { expect, it } from 'vitest';
import { condition, rule, smallFiles } from '../testing/small-files.ts';
import { compare } from './compare.ts';

it('says nothing of what is the same', () => {
  expect(compare(smallFiles({}), smallFiles({}))).toEqual([]);
});

it('names what came and what went', () => {
  const before = smallFiles({ conditions: [condition('cold'), condition('flu')] });
  const after = smallFiles({ conditions: [condition('cold'), condition('croup')] });
  expect(compare(before, after)).toEqual(['+ condition croup', '- condition flu']);
});

it('names each value that changed, with its place in the entry', () => {
  const before = smallFiles({
    conditions: [condition('cold', { findings: { cough: 0.5, rash: 0.1 } })],
    rules: [rule('r', { level: 'high' })],
  });
  const after = smallFiles({
    conditions: [condition('cold', { findings: { cough: 0.7 }, duration_days: [1, 9] })],
    rules: [rule('r', { level: 'emergency' })],
  });
  expect(compare(before, after)).toEqual([
    '  condition cold  findings.cough: 0.5 -> 0.7',
    '  condition cold  findings.rash: 0.1 -> nothing',
    '  condition cold  duration_days: [1,5] -> [1,9]',
    '  rule r  level: "high" -> "emergency"',
  ]);
});
