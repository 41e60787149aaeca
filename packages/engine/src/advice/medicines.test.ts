import { describe, expect, it } from 'vitest';
import { assess } from '../assess.ts';
import type { CaseInput } from '../case.ts';
import { smallKnowledge } from '../testing/small-model.ts';

const knowledge = smallKnowledge();
const HARMLESS: CaseInput = { age: 30, gender: 'male', allergies: '', current_medications: '' };
const suggested = (more: CaseInput): boolean => {
  const one = assess({ symptom_text: 'cough', ...HARMLESS, ...more }, knowledge);
  const named = JSON.stringify([one.medicines.suitable, one.recommendations, one.conditions]);
  return named.includes('Take ibuprofen') || one.medicines.suitable.length > 0;
};

describe('a medicine', () => {
  it('is suggested where nothing forbids it, also beside amounts and allergies that are no medicines', () => {
    expect(suggested({})).toBe(true);
    expect(suggested({ current_medications: 'aspirin 75 mg once daily', allergies: 'none' })).toBe(
      true,
    );
    expect(suggested({ allergies: 'peanuts, pollen' })).toBe(true);
  });

  it.each<[string, CaseInput]>([
    ['an allergy written as an order', { allergies: "please don't give me ibuprofen" }],
    ['an allergy to a name we do not know', { allergies: 'Zorblaxin' }],
    [
      'a list of allergies with an unknown name',
      { allergies: undefined, drug_allergies: ['anti-inflammatories'] },
    ],
    ['a medicine we do not know', { current_medications: 'some blood thinner' }],
  ])('is not suggested beside %s', (_, more) => {
    expect(suggested(more)).toBe(false);
  });

  it('that is forbidden is named by no condition, however far down the list', () => {
    const withoutInFirst = {
      ...knowledge,
      textOf: (id: string) => ({ ...knowledge.textOf(id), ...(id === 'cold' && { selfCare: [] }) }),
    };
    const pregnant: CaseInput = { ...HARMLESS, gender: 'female', pregnant: true };
    const { conditions } = assess({ symptom_text: 'cough, fever', ...pregnant }, withoutInFirst);
    expect(conditions.length).toBeGreaterThan(1);
    expect(conditions.flatMap((condition) => condition.self_care)).not.toContain('Take ibuprofen.');
  });
});
