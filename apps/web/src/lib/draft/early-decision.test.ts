import { describe, expect, test } from 'vitest';
import { earlyDecision, selectedCondition } from './early-decision.ts';

const told = (selectedSymptoms: string[], symptoms = '', selectedBodyParts: string[] = []) => ({
  selectedSymptoms,
  symptoms,
  selectedBodyParts,
});

describe('(a) chosen symptoms make the path FAST', () => {
  test.each([['Diarrhoea'], ['diarrhea'], ['DIARRHOEA']])('%s', (chip) => {
    expect(earlyDecision(told([chip]))).toEqual({
      diarrhoeaEnabled: true,
      migraineEnabled: false,
      path: 'FAST',
      triggeredConditions: ['Diarrhoea'],
    });
  });

  test('migraine', () => {
    const decision = earlyDecision(told(['migraine']));
    expect(decision.path).toBe('FAST');
    expect(decision.migraineEnabled).toBe(true);
  });

  test('both: diarrhoea is the selected condition', () => {
    expect(earlyDecision(told(['Migraine', 'Diarrhoea'])).triggeredConditions).toEqual([
      'Diarrhoea',
      'Migraine',
    ]);
    expect(selectedCondition(told(['Migraine', 'Diarrhoea']))).toBe('Diarrhoea');
  });
});

describe('(b) body parts and free text enable a condition on the EXPLORE path', () => {
  test('headache with a head or neck region: migraine', () => {
    for (const given of [
      told(['Headache'], '', ['forehead']),
      told([], 'a terrible head ache', ['nape']),
      told([], 'my head hurts', ['left-temple']),
    ])
      expect(earlyDecision(given)).toMatchObject({ path: 'EXPLORE', migraineEnabled: true });
  });

  test('headache elsewhere, or a head region alone: none', () => {
    expect(earlyDecision(told(['Headache'], '', ['right-knee'])).migraineEnabled).toBe(false);
    expect(earlyDecision(told(['Fever'], '', ['forehead'])).migraineEnabled).toBe(false);
  });

  test.each([
    'diarrhea since monday',
    'I have loose stools',
    'very watery poo',
    'my stool is runny',
    'going for a poo ten times a day',
    'I have got the runs',
  ])('loose or frequent stools in the text: %s', (text) => {
    expect(earlyDecision(told([], text))).toMatchObject({
      path: 'EXPLORE',
      diarrhoeaEnabled: true,
    });
  });

  test('nausea, vomiting or abdominal pain, an abdominal region and a stool complaint', () => {
    const text = 'there is something odd about my stool';
    expect(earlyDecision(told(['Nausea'], text, ['navel'])).diarrhoeaEnabled).toBe(true);
    expect(
      earlyDecision(told([], `vomiting, ${text}`, ['left-lower-abdomen'])).diarrhoeaEnabled,
    ).toBe(true);
    expect(earlyDecision(told(['Nausea'], text, ['left-knee'])).diarrhoeaEnabled).toBe(false);
    expect(earlyDecision(told(['Nausea'], '', ['navel'])).diarrhoeaEnabled).toBe(false);
    expect(earlyDecision(told(['Cough'], text, ['navel'])).diarrhoeaEnabled).toBe(false);
  });

  test('what is denied enables nothing', () => {
    expect(earlyDecision(told([], 'tummy ache, no diarrhoea', ['navel'])).diarrhoeaEnabled).toBe(
      false,
    );
    expect(earlyDecision(told([], 'stiff but no headache', ['nape'])).migraineEnabled).toBe(false);
    expect(earlyDecision(told([], 'no fever but loose stools')).diarrhoeaEnabled).toBe(true);
  });

  test('otherwise the general EXPLORE path', () => {
    expect(earlyDecision(told(['Cough'], 'coughing', ['breastbone']))).toEqual({
      diarrhoeaEnabled: false,
      migraineEnabled: false,
      path: 'EXPLORE',
      triggeredConditions: [],
    });
  });
});
