import { describe, expect, it } from 'vitest';
import { smallKnowledge } from '../testing/small-model.ts';
import { judgeMedicine } from './judge-medicine.ts';

const knowledge = smallKnowledge();

describe('judging one medicine', () => {
  it('names what is not known and would decide it', () => {
    const { verdict, toAsk } = judgeMedicine('ibuprofen', { age: 30, gender: 'female' }, knowledge);
    expect(verdict).toBe('open');
    expect(toAsk).toEqual([
      { allergy: 'ibuprofen' },
      { allergy: 'nsaid' },
      { pregnant: true },
      { taking: 'warfarin' },
    ]);
  });

  it('says what forbids it, with the source', () => {
    const { verdict, reasons } = judgeMedicine('ibuprofen', { pregnant: true }, knowledge);
    expect(verdict).toBe('forbidden');
    expect(reasons).toMatchObject([{ text: 'You are pregnant.', source: 'test' }]);
  });

  it('lets it be where everything was answered, though no condition names it', () => {
    const told = { age: 30, allergies: 'none', current_medications: 'none' };
    expect(judgeMedicine('aspirin', told, knowledge)).toMatchObject({
      verdict: 'suitable',
      toAsk: [],
    });
  });

  it('throws for a medicine that does not exist', () => {
    expect(() => judgeMedicine('zorblax', {}, knowledge)).toThrow('no medicine "zorblax"');
  });
});
