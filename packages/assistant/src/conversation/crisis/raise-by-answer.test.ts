import { describe, expect, test } from 'vitest';
import { talk } from './testing-talk.ts';

const after = (messages: readonly string[]) => talk(messages).at(-1);
/** The conversation up to each question at level medium. */
const PLAN = ['I want to die'];
const INTENT = [...PLAN, 'no'];
const MEANS = [...INTENT, 'no'];
const TIMING = [...MEANS, 'no'];

describe('an answer raises', () => {
  test.each([
    [PLAN, 'yes', 'high', 'answered_yes_to_plan'],
    [PLAN, 'Yes, I have a plan', 'high', 'answered_yes_to_plan'],
    [PLAN, 'kind of', 'high', 'answered_yes_to_plan'],
    [PLAN, 'i know how', 'high', 'answered_yes_to_plan'],
    [INTENT, 'I might', 'high', 'answered_yes_to_intent'],
    [INTENT, 'not sure I can stop myself', 'high', 'answered_yes_to_intent'],
    [MEANS, 'yes', 'high', 'answered_yes_to_means'],
    [MEANS, 'there is something', 'high', 'answered_yes_to_means'],
    [MEANS, 'the medicine cabinet', 'high', 'answered_yes_to_means'],
    [TIMING, 'tonight', 'immediate', 'answered_yes_to_timing'],
    [TIMING, 'yes', 'immediate', 'answered_yes_to_timing'],
    [TIMING, 'when they are asleep', 'immediate', 'answered_yes_to_timing'],
    [TIMING, 'after my birthday', 'high', 'answered_yes_to_timing'],
    [['I feel completely hopeless'], 'sometimes', 'medium', 'answered_yes_to_thoughts'],
    [['I feel completely hopeless'], 'Yes, I do', 'medium', 'answered_yes_to_thoughts'],
    [
      ['I keep having thoughts about hurting my flatmate'],
      'I might',
      'high',
      'answered_yes_to_others_act',
    ],
    [
      ['my best friend told me she is suicidal'],
      'yes she does',
      'high',
      'answered_yes_to_other_plan',
    ],
    [
      ['i hear people talking about me in the next room when nobody is there'],
      'yes they do',
      'high',
      'answered_yes_to_commands',
    ],
  ] as const)('%j, %s', (before, text, level, type) => {
    const told = after([...before, text]);
    expect(told?.safety.level).toBe(level);
    expect(told?.safety.indicators).toContainEqual({ type, text, start: 0, end: text.length });
    expect(told?.safety.resources.length).toBeGreaterThan(0);
    expect(told?.conversation.level).toBe(level);
  });

  test('pills in the drawer', () => {
    const level = after([...MEANS, 'pills in the drawer'])?.safety.level;
    expect(['high', 'immediate']).toContain(level);
  });

  test('something already done is a medical emergency as well', () => {
    const told = after(['I keep wanting to burn my arms again', 'yes']);
    expect(told?.safety).toMatchObject({ level: 'immediate', emergency: true });
    expect(told?.reply?.content).toMatch(/999/);
  });
});

describe('an answer raises nothing', () => {
  test.each([
    [PLAN, 'no'],
    [PLAN, 'sometimes. not a plan'],
    [PLAN, 'I have no plan'],
    [PLAN, "I don't know"],
    [PLAN, 'why do you ask?'],
    [INTENT, 'no, because of my dog'],
    [INTENT, "I don't think so"],
    [MEANS, 'nothing here'],
    [MEANS, 'my wife keeps them locked away'],
    [TIMING, 'not tonight'],
    [TIMING, 'no'],
    [['I feel completely hopeless'], 'no, not like that'],
  ])('%j, %s', (before, text) => {
    const [now, earlier] = [after([...before, text]), after(before)];
    expect(now?.conversation.level).toBe(earlier?.conversation.level);
    expect(now?.safety.indicators.filter((one) => one.type.startsWith('answered_'))).toEqual([]);
  });

  test('a question of an earlier turn is not what is answered', () => {
    const told = after([
      'I want to die',
      'What can I take for a headache?',
      'What helps a cough?',
      'yes I have tried that',
    ]);
    expect(told?.conversation.level).toBe('medium');
  });

  test('beside an answer about health a bare yes is asked about, and then counts', () => {
    const told = talk(['I hate myself so much. What can I take for a headache?', 'yes', 'yes']);
    expect(told[1]?.safety.level).toBe('none');
    expect(told[1]?.reply?.content).toMatch(/was your yes an answer/);
    expect(told[2]?.safety.level).toBe('medium');
  });
});

describe('read in the light of what was told before', () => {
  test.each([
    ['I took them', 'immediate'],
    ['just bought a rope', 'high'],
    ["i'm going to do it tonight", 'immediate'],
  ])('%s', (text, level) => {
    expect(after(['I want to die', 'no', text])?.safety.level).toBe(level);
  });

  test.each([
    "I've been up the multi-storey three times this week working out which side has no bushes",
    "I've written my suicide note",
  ])('pills taken after what was already high are a poisoning too: %s', (before) => {
    const [first, told] = [after([before]), after([before, 'I took the pills already'])];
    expect(first?.safety.level).toBe('high');
    expect(told?.safety).toMatchObject({ level: 'immediate', emergency: true });
    expect(told?.safety.indicators.map((one) => one.type)).toContain('overdose');
  });

  test('somebody in danger who can no longer be reached', () => {
    const said = [
      'my best friend told me she is suicidal',
      'yes she does',
      'she is not answering her phone',
    ];
    expect(after(said)?.safety.level).toBe('immediate');
  });

  test.each([
    'What can I take for a sore throat?',
    'thanks',
    'my mum is with me now',
    'it started on Monday',
    'I called them',
  ])('everyday words stay what they are: %s', (text) => {
    expect(after(['I want to die', 'no', text])?.conversation.level).toBe('medium');
  });
});
