import { describe, expect, it } from 'vitest';
import { assess } from '../assess.ts';
import type { Assessment, RankedCondition } from '../assessment.ts';
import { pack } from '../packed-links.ts';
import { prepareKnowledge, type Knowledge } from '../prepare.ts';
import { SMALL_MODEL, smallKnowledge } from '../testing/small-model.ts';
import { stem } from '../reading/stem.ts';

const [COLD, CROUP, HEART_ATTACK] = [0, 1, 2];
const told = smallKnowledge();
const knowledge: Knowledge = {
  ...prepareKnowledge(
    {
      ...SMALL_MODEL,
      wording: {
        [stem('tissues')]: pack([[COLD, 8]]),
        [stem('seal')]: pack([[CROUP, 20]]),
        [stem('walrus')]: pack([[CROUP, 90]]),
        [stem('anvil')]: pack([[HEART_ATTACK, 90]]),
      },
    },
    Object.fromEntries(SMALL_MODEL.conditions.map(({ id }) => [id, told.textOf(id)])),
  ),
};
const heard = (symptom_text: string): Assessment => assess({ symptom_text }, knowledge);
const named = (text: string, id: string): RankedCondition => {
  const found = heard(text).conditions.find((one) => one.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const wording = ({ evidence }: RankedCondition): number =>
  evidence.find(({ kind }) => kind === 'wording')?.weight ?? 0;

describe('the words a person chose', () => {
  it('speak for the condition whose accounts use them, as a weight of their own that adds up', () => {
    const croup = named('a cough like a seal', 'croup');
    const sum = croup.evidence.reduce((total, { weight }) => total + weight, 0);
    expect(wording(croup)).toBeGreaterThan(0);
    expect(wording(named('a cough like a seal', 'cold'))).toBeLessThan(0);
    expect(sum).toBeCloseTo(croup.log_odds, 9);
  });

  it('say nothing of what is not in the list', () => {
    expect(heard('a cough like a seal').other).toBeCloseTo(heard('a cough').other, 9);
  });

  it('count only where said', () => {
    expect(wording(named('a cough, no seal', 'croup'))).toBe(0);
  });

  it('move no urgency, but what they make clear is no less urgent than it is told', () => {
    const level = (text: string) => heard(text).urgency_level;
    expect(level('a cough like a seal')).toBe(level('a cough'));
    expect(level('a cough like a walrus')).toBe('high');
    expect(level('a cough and tissues')).toBe(level('a cough'));
  });

  it('never set what is told first beside itself as a danger not to miss', () => {
    const { conditions, must_not_miss: dangers } = assess(
      { symptom_text: 'chest pain and a cough like an anvil' },
      knowledge,
    );
    expect(conditions[0]?.id).toBe('heart-attack');
    expect(dangers.map(({ id }) => id)).not.toContain('heart-attack');
  });

  it('say less each where many are said', () => {
    const story = Array.from({ length: 60 }, (_, nth) => 'garden'.slice(nth % 5) + 'z'.repeat(nth));
    const long = wording(named(`a cough like a seal ${story.join(' ')}`, 'croup'));
    expect(long).toBeLessThan(wording(named('a cough like a seal', 'croup')));
    expect(long).toBeGreaterThan(0);
  });
});
