import { assess } from '@yarrow/engine';
import { describe, expect, test } from 'vitest';
import { assessSafely } from './assess-safely.ts';
import { KNOWLEDGE } from './testing-knowledge.ts';

const judge = (symptom_text: string, more = {}) =>
  assessSafely({ symptom_text, country: 'GB', ...more }, KNOWLEDGE);

describe('without a crisis', () => {
  test('it is the engine’s assessment, with safety beside it', () => {
    const { safety, ...assessment } = judge('sore throat');
    expect(assessment).toEqual(assess({ symptom_text: 'sore throat', country: 'GB' }, KNOWLEDGE));
    expect(safety.level).toBe('none');
  });

  test('low and medium change nothing of it either', () => {
    const { safety, ...assessment } = judge('I want to die');
    expect(assessment).toEqual(assess({ symptom_text: 'I want to die', country: 'GB' }, KNOWLEDGE));
    expect(safety).toMatchObject({ level: 'medium', resources: [{ call: '116 123' }] });
  });
});

describe('a crisis raises it', () => {
  test('immediate is an emergency, said first', () => {
    const result = judge("I'm going to kill myself tonight");
    expect(result).toMatchObject({
      urgency_level: 'emergency',
      analysis: { risk_level: 'immediate', requires_immediate_care: true },
      safety: { level: 'immediate', emergency: false },
    });
    expect(result.urgency_reasons[0]).toMatchObject({
      rule: 'crisis:immediate',
      level: 'emergency',
      source: 'Yarrow safety policy',
    });
    expect(result.recommendations[0]).toContain('999');
    expect(result.recommendations[0]).toContain('Samaritans on 116 123');
  });

  test('high is within 24 hours', () => {
    const result = judge("I'm going to kill myself");
    expect(result).toMatchObject({
      urgency_level: 'high',
      analysis: { risk_level: 'high', requires_immediate_care: false },
    });
    expect(result.urgency_reasons[0]?.rule).toBe('crisis:high');
    expect(result.recommendations[0]).toContain('Samaritans on 116 123');
    expect(result.recommendations[0]).toContain('999');
  });

  test('what the engine said stays, after it', () => {
    const before = assess({ symptom_text: "I'm going to kill myself", country: 'GB' }, KNOWLEDGE);
    const after = judge("I'm going to kill myself");
    expect(after.recommendations.slice(1)).toEqual(before.recommendations);
    expect(after.urgency_reasons).toEqual(expect.arrayContaining(before.urgency_reasons));
  });

  test('nobody who may be overheard is simply told to call', () => {
    const [first] = judge('he is banging on the door and he has a knife').recommendations;
    expect(first).toContain('without being heard');
  });

  test('the unknown country says so beside its number', () => {
    const [first] = judge("I'm going to kill myself tonight", {
      country: undefined,
    }).recommendations;
    expect(first).toContain('112 or your local emergency number');
    expect(first).toContain('https://findahelpline.com');
  });

  test('a line that only takes texts is named as one', () => {
    const [first] = judge("I'm going to kill myself", { country: 'XT' }).recommendations;
    expect(first).toContain('Text Line by text, HOME to 12345');
  });
});

describe('what is read', () => {
  test.each(['distress_details', 'pregnancy_details'])('%s too', (field) => {
    expect(judge('tired', { [field]: "I'm going to kill myself tonight" }).safety.level).toBe(
      'immediate',
    );
  });

  test('age under 18 adds the child line', () => {
    const names = judge('I want to die', { age: 15 }).safety.resources.map((one) => one.name);
    expect(names).toEqual(['Childline', 'Samaritans']);
  });
});
