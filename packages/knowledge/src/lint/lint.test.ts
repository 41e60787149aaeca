import { describe, expect, it } from 'vitest';
import { condition, finding, medicine, rule, smallFiles } from '../testing/small-files.ts';
import { lint } from './lint.ts';

const complaints = (more: Parameters<typeof smallFiles>[0]): string =>
  lint(smallFiles(more)).join('\n');

it('has nothing to say about sound knowledge', () => {
  expect(lint(smallFiles())).toEqual([]);
});

describe('ids', () => {
  it('stand once', () => {
    expect(
      complaints({ findings: [finding('cough'), finding('cough', { words: ['hack'] })] }),
    ).toContain('cough stands in findings/small.yaml too');
  });

  it('are the names of their files', () => {
    expect(
      complaints({ conditions: [{ ...condition('cold'), file: 'conditions/x/flu.yaml' }] }),
    ).toContain('should be called cold.yaml');
  });
});

describe('references', () => {
  it.each([
    [{ conditions: [condition('cold', { findings: { hiccup: 0.5 } })] }, 'no finding "hiccup"'],
    [{ conditions: [condition('cold', { risks: { rich: 2 } })] }, 'no finding "rich"'],
    [
      {
        conditions: [
          condition('cold', { self_care: [{ text: 'Rest.', source: 'nhs', medicine: 'gold' }] }),
        ],
      },
      'no medicine',
    ],
    [
      { rules: [rule('r', { when: { any: ['cough', { not: 'hiccup' }] } })] },
      'no finding "hiccup"',
    ],
    [{ rules: [rule('r', { when: { taking: 'gold' } })] }, 'no medicine or class "gold"'],
    [{ findings: [finding('cough', { refines: 'noise' })] }, 'no finding "noise"'],
    [
      {
        medicines: [
          medicine('honey', { interactions: [{ with: 'gold', text: 'Not both.', source: 'nhs' }] }),
        ],
      },
      'no medicine',
    ],
    [
      { answers: [{ field: 'f', value: 'v', finding: 'hiccup', status: 'present' as const }] },
      'no finding "hiccup"',
    ],
  ])('to what does not exist are refused (%#)', (more, complaint) => {
    expect(complaints(more)).toContain(complaint);
  });

  it('may name a class of medicines in a rule, but a statement names one medicine', () => {
    const files = {
      medicines: [medicine('honey', { classes: ['sweet'] })],
      rules: [rule('r', { when: { taking: 'sweet' } })],
    };
    expect(complaints(files)).toBe('');
    const named = [{ text: 'Rest.', source: 'nhs', medicine: 'sweet' }];
    expect(
      complaints({ ...files, conditions: [condition('cold', { self_care: named })] }),
    ).toContain('no medicine "sweet"');
  });
});

describe('refinements', () => {
  it('never run in a circle', () => {
    const findings = [finding('cough', { refines: 'bark' }), finding('bark', { refines: 'cough' })];
    expect(complaints({ findings })).toContain('implies itself in a circle');
  });

  it('exclude nothing that follows from them', () => {
    const findings = [finding('cough'), finding('bark', { refines: 'cough', excludes: ['cough'] })];
    expect(complaints({ findings })).toContain('both implies and excludes cough');
  });
});

describe('words', () => {
  it.each([
    [finding('cough', { words: ['{ache}'] }), 'no word class {ache}'],
    [finding('cough', { words: ['cough, cough'] }), 'has punctuation'],
  ])('are readable (%#)', (one, complaint) => {
    expect(complaints({ findings: [one] })).toContain(complaint);
  });

  it('say one thing', () => {
    const findings = [finding('cough'), finding('bark', { words: ['cough'] })];
    expect(complaints({ findings })).toContain('"cough" also says cough');
  });
});

it('refuses a statement whose source is not listed', () => {
  const conditions = [condition('cold', { treatments: [{ text: 'Time.', source: 'my-aunt' }] })];
  expect(complaints({ conditions })).toContain('names the source "my-aunt"');
});

it('refuses a rule that a symptom could silence', () => {
  const quiet = rule('r', { when: { all: ['cough', { not: 'rash' }] } });
  const findings = [finding('cough'), finding('rash')];
  expect(complaints({ findings, rules: [quiet] })).toContain(
    'would let a symptom lower the urgency',
  );
  const risk = [finding('cough'), finding('rash', { kind: 'risk' })];
  expect(complaints({ findings: risk, rules: [quiet] })).toBe('');
});
