import { expect, it } from 'vitest';
import { impliedFindings } from './finding-graph.ts';
import { SMALL_MODEL } from './testing/small-model.ts';
import type { FindingModel } from './knowledge.ts';

const [cough] = SMALL_MODEL.findings;
const finding = (id: string, up: Partial<FindingModel> = {}): FindingModel => {
  if (!cough) throw new Error('the small model has no finding');
  return { ...cough, id, ...up };
};

it('follows refinements and implications all the way up, each once', () => {
  const implied = impliedFindings([
    finding('pain'),
    finding('chest-pain', { refines: 'pain' }),
    finding('pressure', { refines: 'chest-pain', implies: ['pain'] }),
  ]);
  expect(implied.map((one) => one.toSorted((a, b) => a - b))).toEqual([[], [0], [0, 1]]);
});

it('refuses a circle and an unknown name, naming the entry', () => {
  expect(() =>
    impliedFindings([finding('a', { implies: ['b'] }), finding('b', { implies: ['a'] })]),
  ).toThrow('a implies itself');
  expect(() => impliedFindings([finding('a', { refines: 'b' })])).toThrow(
    'finding a: no finding "b"',
  );
});
