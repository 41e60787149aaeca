import { describe, expect, it } from 'vitest';
import { conditionOfRule, likelihoodWord, percentText, reasonText } from './words.ts';

it('says each word from where the legend says', () => {
  const words = [1, 0.8, 0.799, 0.5, 0.499, 0.15, 0.149, 0].map(likelihoodWord);
  expect(words).toEqual([
    'very likely',
    'very likely',
    'likely',
    'likely',
    'possible',
    'possible',
    'less likely',
    'less likely',
  ]);
});

it('rounds a percent and never claims certainty', () => {
  expect([0, 0.004, 0.01, 0.724, 0.99, 0.995, 1].map(percentText)).toEqual([
    'under 1%',
    'under 1%',
    '1%',
    '72%',
    '99%',
    'over 99%',
    'over 99%',
  ]);
});

describe('a reason', () => {
  const assessment = {
    conditions: [
      { id: 'flu', name: 'Flu', confidence: 0.6 },
      { id: 'cold', name: 'Common cold', confidence: 0.02 },
    ],
    must_not_miss: [{ id: 'sepsis', name: 'Sepsis' }],
  };
  const said = (rule: string): string =>
    reasonText({ rule, text: 'It may get worse.' }, assessment);

  it('of a condition names it and how likely it is', () => {
    expect(said('floor:flu')).toBe('Flu is likely. It may get worse.');
    expect(said('condition:cold')).toBe('Common cold cannot be ruled out. It may get worse.');
    expect(said('floor:sepsis')).toBe('Sepsis cannot be ruled out. It may get worse.');
  });

  it('of a rule, or of a condition not shown, is said as it is', () => {
    expect(said('stroke-signs')).toBe('It may get worse.');
    expect(said('floor:gout')).toBe('It may get worse.');
  });

  it('that nothing of the list fits is no condition’s', () => {
    expect(conditionOfRule('floor:not-in-the-list')).toBeNull();
    expect(conditionOfRule('floor:flu')).toBe('flu');
  });
});
