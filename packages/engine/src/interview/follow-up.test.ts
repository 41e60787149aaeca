import { expect, it } from 'vitest';
import { assess } from '../assess.ts';
import type { CaseInput } from '../case.ts';
import type { FindingModel } from '../knowledge.ts';
import { prepareKnowledge } from '../prepare.ts';
import { SMALL_MODEL, smallKnowledge } from '../testing/small-model.ts';

const knowledge = smallKnowledge();
const asked = (more: CaseInput): string[] =>
  assess({ symptom_text: 'cough', age: 50, gender: 'male', ...more }, knowledge).follow_up.map(
    (one) => one.finding,
  );

it('asks what tells most, dangers first', () => {
  expect(asked({})[0]).toBe('barking-cough');
});

it('asks a closer description only of what is present', () => {
  expect(asked({})).not.toContain('pain-to-arm');
});

it('offers enough for one list, each once', () => {
  const questions = asked({ symptom_text: 'cough and fever' });
  expect(questions.length).toBeLessThanOrEqual(6);
  expect(new Set(questions).size).toBe(questions.length);
});

it('asks what many illnesses show before what only one of them knows, where both tell as much', () => {
  const like = (id: string) => SMALL_MODEL.findings.findIndex((one) => one.id === id);
  const narrow = { ...SMALL_MODEL.findings[like('barking-cough')], words: [] };
  const findings = ['narrow-one', 'broad-one'].map((id) => ({ ...narrow, id }) as FindingModel);
  const [single, broad] = [SMALL_MODEL.findings.length, SMALL_MODEL.findings.length + 1];
  const conditions = SMALL_MODEL.conditions.map((one) => {
    const tells = one.findings.find(({ finding }) => finding === like('barking-cough'));
    const also = tells
      ? [broad, single].map((finding) => ({ ...tells, finding }))
      : [{ finding: broad, probability: findings[0]?.background ?? 0 }];
    return { ...one, findings: [...one.findings, ...also] };
  });
  const texts = Object.fromEntries(
    SMALL_MODEL.conditions.map(({ id }) => [id, knowledge.textOf(id)]),
  );
  const changed = prepareKnowledge(
    { ...SMALL_MODEL, conditions, findings: [...SMALL_MODEL.findings, ...findings] },
    texts,
  );
  const [first] = assess({ symptom_text: 'cough', age: 50, gender: 'male' }, changed).follow_up;
  expect(first?.finding).toBe('broad-one');
});

it('never asks again what was answered, be it with "I don\'t know"', () => {
  for (const value of ['present', 'absent', 'unknown'] as const) {
    expect(asked({ answers: [{ finding: 'barking-cough', value }] })).not.toContain(
      'barking-cough',
    );
  }
});

it('asks nothing where nothing was understood', () => {
  expect(asked({ symptom_text: 'xyzzy' })).toEqual([]);
});

it('asks about babies only where there may be one', () => {
  const findings = SMALL_MODEL.findings.map((one) =>
    one.id === 'barking-cough' ? { ...one, askedBelow: 2 } : one,
  );
  const texts = Object.fromEntries(
    SMALL_MODEL.conditions.map(({ id }) => [id, knowledge.textOf(id)]),
  );
  const changed = prepareKnowledge({ ...SMALL_MODEL, findings }, texts);
  const questions = (more: CaseInput) =>
    assess({ symptom_text: 'cough', ...more }, changed).follow_up.map(({ finding }) => finding);
  expect(questions({ age: 1 })).toContain('barking-cough');
  expect(questions({ age: 2 })).not.toContain('barking-cough');
  expect(questions({ subject: 'other' })).toContain('barking-cough');
  expect(questions({})).not.toContain('barking-cough');
});

it('asks, second of every three, what would show an emergency, however rarely, and says that', () => {
  const arm = SMALL_MODEL.findings.findIndex(({ id }) => id === 'pain-to-arm');
  const conditions = SMALL_MODEL.conditions.map((one) => ({
    ...one,
    findings: one.findings.map((listed) =>
      listed.finding === arm ? { ...listed, probability: 0.01 } : listed,
    ),
  }));
  const texts = Object.fromEntries(conditions.map(({ id }) => [id, knowledge.textOf(id)]));
  const changed = prepareKnowledge({ ...SMALL_MODEL, conditions }, texts);
  const said = { symptom_text: 'cough and chest pain', age: 50, gender: 'male' } as const;
  const questions = assess(said, changed).follow_up;
  expect(questions[1]).toMatchObject({
    finding: 'pain-to-arm',
    why: 'It helps to rule out heart-attack, which would need help at once.',
  });
  const answers = [{ finding: questions[0]?.finding ?? '', value: 'unknown' as const }];
  expect(assess({ ...said, answers }, changed).follow_up[0]?.finding).toBe('pain-to-arm');
});

it('asks for a danger only where something of it is so', () => {
  const whys = assess({ symptom_text: 'cough', age: 50 }, knowledge).follow_up.map(
    ({ why }) => why,
  );
  expect(whys.filter((why) => why.includes('rule out'))).toEqual([]);
});

it('takes "I don\'t know" about a danger for a reason to be seen', () => {
  const said = { symptom_text: 'chest pain', age: 30, gender: 'female' } as const;
  const urgency = (answers: CaseInput['answers'], more: CaseInput = {}) =>
    assess({ ...said, ...more, answers }, knowledge).urgency_reasons.map(({ rule }) => rule);
  expect(urgency([{ finding: 'pain-to-arm', value: 'unknown' }])).toContain('own:unsure');
  expect(urgency([{ finding: 'barking-cough', value: 'unknown' }])).not.toContain('own:unsure');
  expect(urgency([{ finding: 'pain-to-arm', value: 'absent' }])).not.toContain('own:unsure');
  const struckOut = { symptom_text: 'chest pain going into my arm' };
  expect(urgency([{ finding: 'pain-to-arm', value: 'unknown' }], struckOut)).not.toContain(
    'own:unsure',
  );
});
