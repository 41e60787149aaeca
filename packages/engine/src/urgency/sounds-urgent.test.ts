import { describe, expect, it } from 'vitest';
import { assess } from '../assess.ts';
import type { CaseInput } from '../case.ts';
import { prepareKnowledge } from '../prepare.ts';
import { SMALL_MODEL, smallKnowledge } from '../testing/small-model.ts';
import { rank } from './levels.ts';

const texts = smallKnowledge();
const knowledge = prepareKnowledge(
  {
    ...SMALL_MODEL,
    alarm: {
      bias: -30,
      weights: { floppy: 150, 'mottled all': 150, '@fever': 100, staring: 120, usual: -200 },
    },
  },
  Object.fromEntries(SMALL_MODEL.conditions.map(({ id }) => [id, texts.textOf(id)])),
);
const judged = (symptom_text: string, more: CaseInput = {}) =>
  assess({ symptom_text, ...more }, knowledge);
const sounds = (text: string, more?: CaseInput): boolean =>
  judged(text, more).urgency_reasons.some(({ rule }) => rule === 'sounds:emergency');

describe('a message that sounds like an emergency', () => {
  it.each(['he has gone floppy and is just staring', 'she is mottled all over with a fever'])(
    'is one, though no rule knows its words: %s',
    (text) => {
      expect(sounds(text)).toBe(true);
      expect(judged(text).urgency_level).toBe('emergency');
      expect(judged(text).recommendations.join(' ')).toContain('112');
    },
  );

  it.each(['he is floppy', 'he is not floppy, not staring', 'he has had his toast'])(
    'is not: %s',
    (text) => {
      expect(sounds(text)).toBe(false);
    },
  );

  it.each([
    'The usual.',
    'He had toast, the usual, at the usual time.',
    'It is the usual, I think.',
  ])('sounds no less grave for what is said beside it: %s', (harmless) => {
    const grave = 'He has gone floppy and is just staring.';
    expect(sounds(`${harmless} ${grave}`)).toBe(true);
    expect(sounds(`${grave} ${harmless}`)).toBe(true);
  });

  it('is listened to though answers follow; not where complaints were chosen in the questionnaire', () => {
    const text = 'he has gone floppy and is just staring';
    expect(sounds(text, { answers: [{ finding: 'fever', value: 'unknown' }] })).toBe(true);
    expect(sounds(text, { primary_symptoms: [] })).toBe(true);
    expect(sounds(text, { primary_symptoms: ['Cough'] })).toBe(false);
  });

  it('only raises', () => {
    const text = 'chest pain into my arm, the usual';
    const without = assess({ symptom_text: text }, texts).urgency_level;
    expect(rank(judged(text).urgency_level)).toBeGreaterThanOrEqual(rank(without));
  });
});
