import { describe, expect, it } from 'vitest';
import { condition, finding, medicine, rule, smallFiles } from '../testing/small-files.ts';
import { lint } from './lint.ts';
import { readingAgeOf } from './reading-age.ts';

const SOURCE = {
  id: 'nhs',
  organisation: 'NHS',
  title: 'A page',
  address: 'https://www.nhs.uk/a-page/',
  basis: 'memory',
};
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

it('wants a yes to what must not be missed to be the danger', () => {
  const asking = (question: string): string =>
    complaints({ conditions: [condition('cold', { must_not_miss: { question } })] });
  expect(asking('Can you smile evenly?')).toContain('a yes would have to mean the danger');
  expect(asking('Are the face, speech and leg normal?')).toContain('a yes would have to mean');
  expect(asking('Does your face droop?')).toBe('');
  expect(asking('Can you see or feel a cord?')).toBe('');
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
      { clusters: [{ name: 'Hiccups', shows: ['hiccup'], with: [], group: 'adult' as const }] },
      'no finding "hiccup"',
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

it.each(['red_flags', 'self_care', 'treatments', 'when_to_see', 'sources'])(
  'refuses a condition without %s',
  (part) => {
    expect(() => condition('cold', { [part]: [] })).toThrow(part);
  },
);

it.each([
  ['a frequency off the scale', { findings: { cough: 1.5 } }, 'findings'],
  ['a frequency by a word that is none', { findings: { cough: 'often' } }, 'findings'],
  ['a source without a basis', { sources: [{ ...SOURCE, basis: undefined }] }, 'basis'],
  ['a source known in no honest way', { sources: [{ ...SOURCE, basis: 'heard' }] }, 'basis'],
  ['a red flag without a source', { red_flags: [{ text: 'You cannot breathe.' }] }, 'source'],
  ['an urgency without a source', { urgency: { level: 'low', reason: 'It passes.' } }, 'source'],
])('refuses %s', (_, more, place) => {
  expect(() => condition('cold', more)).toThrow(place);
});

describe('what a condition lists', () => {
  it('is a finding or a risk, not both', () => {
    const conditions = [condition('cold', { findings: { cough: 0.5 }, risks: { cough: 2 } })];
    expect(complaints({ conditions })).toContain('cough stands in findings and in risks');
  });

  it('holds what a closer description describes', () => {
    const findings = [finding('cough'), finding('bark', { refines: 'cough' }), finding('fever')];
    const listing = (listed: object): string =>
      complaints({ findings, conditions: [condition('cold', { findings: listed })] });
    expect(listing({ bark: 0.5, fever: 0.2 })).toContain('bark is a share of those with cough');
    expect(listing({ bark: 0.5, cough: 0.9 })).toBe('');
  });
});

describe('codes', () => {
  const icd10 = { J36: { title: 'Peritonsillar abscess', holds: ['quinsy'] } };
  it.each([
    [condition('cold', { icd10: 'J36' }), 'J36 is "Peritonsillar abscess", of which no name'],
    [condition('cold', { icd10: 'K30' }), 'K30 has no title'],
  ])('that say something else are refused (%#)', (one, complaint) => {
    expect(complaints({ conditions: [one], icd10 })).toContain(complaint);
  });

  it.each([
    condition('cold', { icd10: 'J36', aliases: ['abscesses of the throat'] }),
    condition('quinsy', { icd10: 'J36' }),
  ])('may be named by an alias, or hold a condition by another name (%#)', (one) => {
    expect(complaints({ conditions: [one], icd10 })).toBe('');
  });
});

describe('reading age', () => {
  const hard =
    'Inflammation of the pericardial membrane occasionally necessitates hospitalisation, particularly when echocardiography demonstrates accumulating effusion with haemodynamic deterioration, notwithstanding conservative pharmacological intervention and continuous observation by experienced cardiologists';
  const easy =
    'The bag round the heart is sore. It can fill up with water. Then the heart has less room to beat. A doctor looks at it with a scan. Most people get well with rest and tablets.';

  it('is twelve at most', () => {
    const told = (description: string): string =>
      complaints({ conditions: [condition('cold', { description })] });
    expect(told(`${hard}.`)).toContain('description: reads as for age');
    expect(told(easy)).toBe('');
  });

  it('forgives words that cannot be avoided', () => {
    const words = new Set(hard.toLowerCase().split(' '));
    expect(readingAgeOf(hard, words)).toBeLessThan(readingAgeOf(hard, new Set()) ?? 0);
  });

  it('is not told of a few words', () => {
    expect(readingAgeOf('Echocardiography demonstrates effusion.', new Set())).toBeNull();
  });
});
