import { prepareKnowledge } from '@yarrow/engine';
import { describe, expect, it } from 'vitest';
import { compile, shareAmongAffected } from './compile.ts';
import { lint } from './lint/lint.ts';
import { readFiles } from './read-files.ts';
import { condition, finding, smallFiles } from './testing/small-files.ts';

describe('the knowledge of this repository', () => {
  it('breaks none of its rules and compiles into a model the engine takes', async () => {
    const files = await readFiles();
    expect(lint(files)).toEqual([]);
    const { model, texts } = compile(files);
    expect(() => prepareKnowledge(model, texts)).not.toThrow();
    expect(model.conditions.length).toBeGreaterThanOrEqual(40);
    expect(model.countries.some(({ code }) => code === null)).toBe(true);
  }, 120_000);
});

describe('compiling', () => {
  it('gives the same version to the same knowledge and another to any change', () => {
    const version = (description: string): string =>
      compile(smallFiles({ conditions: [condition('cold', { description })] })).model.version;
    expect(version('A small illness.')).toBe(version('A small illness.'));
    expect(version('A small illness.')).not.toBe(version('A small illness!'));
  });

  it('spreads the incidence by sex', () => {
    const { incidence } = condition('cold');
    const conditions = [
      condition('cold', { incidence: { ...incidence, sex: { female: 2, male: 0 } } }),
    ];
    const [model] = compile(smallFiles({ conditions })).model.conditions;
    expect(model?.incidence.female).toEqual(Array.from({ length: 10 }, () => 2));
    expect(model?.incidence.male).toEqual(Array.from({ length: 10 }, () => 0));
  });

  it('turns the words of each condition into the conditions of each word', () => {
    const files = smallFiles({
      conditions: [condition('cold'), condition('croup')],
      wording: { cold: 'tissu 8, seal 1', croup: 'seal 20', 'merged-long-ago': 'seal 3' },
    });
    expect(compile(files).model.wording).toEqual({
      tissu: [[0], [8]],
      seal: [
        [0, 1],
        [1, 20],
      ],
    });
  });

  it('turns a relative risk into the share of the affected who carry it', () => {
    // Twice the risk in a fifth of people: 0.4 of 1.2 affected.
    expect(shareAmongAffected(2, 0.2)).toBeCloseTo(1 / 3, 12);
    expect(shareAmongAffected(1, 0.2)).toBeCloseTo(0.2, 12);
    expect(shareAmongAffected(0, 0.2)).toBe(0);
  });

  it('counts as usual what most of all have, not most of a few', () => {
    const findings = [
      finding('cough'),
      finding('vision-loss'),
      finding('sudden-loss', { refines: 'vision-loss' }),
    ];
    const shares = { cough: 0.6, 'vision-loss': 0.2, 'sudden-loss': 0.9 };
    const { texts } = compile(
      smallFiles({ conditions: [condition('stroke', { findings: shares })], findings }),
    );
    expect(texts['stroke']?.symptoms).toEqual(['some cough']);
  });

  it('names the entry that names an unknown finding', () => {
    const conditions = [condition('cold', { findings: { hiccup: 0.5 } })];
    expect(() => compile(smallFiles({ conditions, findings: [finding('cough')] }))).toThrow(
      'condition cold: no finding "hiccup"',
    );
  });
});
