import { describe, expect, test } from 'vitest';
import { KNOWLEDGE } from '../testing-knowledge.ts';
import { judgeSafety, type SafetyOptions } from './judge-safety.ts';

const judge = (texts: readonly string[], options: Partial<SafetyOptions> = {}) =>
  judgeSafety(texts, { model: KNOWLEDGE.model, country: 'US', emergency: false, ...options });
const lines = (texts: readonly string[], options: Partial<SafetyOptions> = {}): string[] =>
  judge(texts, options).resources.map((one) => one.name);

test('a harmless text has neither level nor resources', () => {
  expect(judge(['this homework is killing me'])).toEqual({
    level: 'none',
    emergency: false,
    indicators: [],
    resources: [],
    carry_over: false,
  });
});

describe('resources', () => {
  test('a crisis line from low up', () => {
    expect(lines(['I feel completely hopeless'])).toEqual(['988 Lifeline']);
  });

  test('the abuse line first where somebody is hurt at home', () => {
    expect(lines(['my husband hits me'])).toEqual(['Domestic Violence Hotline', '988 Lifeline']);
  });

  test('the child line for who is under 18, by what they say or what the caller knows', () => {
    expect(lines(["I'm 14 and I want to die"], { country: 'GB' })).toEqual([
      'Childline',
      'Samaritans',
    ]);
    expect(lines(['I want to die'], { country: 'GB', child: true })).toEqual([
      'Childline',
      'Samaritans',
    ]);
    expect(lines(['I want to die'], { country: 'GB' })).toEqual(['Samaritans']);
  });

  test('the veterans line for a veteran, the poison line after the crisis line', () => {
    expect(lines(["I'm a veteran and I want to die"])).toContain('Veterans Crisis Line');
    expect(lines(['i took 40 paracetamol an hour ago'])).toEqual(['988 Lifeline', 'Poison Help']);
  });

  test.each([undefined, 'ZZ', ''])('never another country’s number: %s', (code) => {
    expect(judge(['I want to die'], { country: code }).resources).toEqual([
      {
        country: null,
        name: 'Find A Helpline',
        call: null,
        text: null,
        chat: 'https://findahelpline.com',
        hours: null,
        last_checked: null,
      },
    ]);
  });
});

describe('several texts', () => {
  test('the highest level wins and no text hides another', () => {
    const safety = judge(['sore throat', 'I want to die', 'I feel hopeless']);
    expect(safety.level).toBe('medium');
    expect(safety.indicators.map((one) => one.type)).toEqual(['death_wish', 'hopelessness']);
  });

  test('offsets are into the first text; elsewhere the words alone are told', () => {
    const { indicators } = judge(['I feel hopeless', 'I want to die']);
    expect(indicators[0]).toMatchObject({ text: 'feel hopeless', start: 2, end: 15 });
    expect(indicators[1]).toMatchObject({ text: 'want to die', start: 0, end: 0 });
  });
});

describe('a medical emergency', () => {
  test('is the caller’s to say, and stays', () => {
    expect(judge(['I have a cold'], { emergency: true }).emergency).toBe(true);
    expect(judge(["I'm going to kill myself tonight"]).emergency).toBe(false);
  });

  test('an overdose is both', () => {
    expect(judge(['i took 40 paracetamol an hour ago'])).toMatchObject({
      level: 'immediate',
      emergency: true,
    });
  });
});
