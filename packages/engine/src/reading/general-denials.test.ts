import { describe, expect, it } from 'vitest';
import { readAmong, toldIn } from '../testing/read-among.ts';

const read = readAmong({
  fever: ['fever'],
  rash: ['rash'],
  constipation: { words: ['constipated'], normal: ['no bowel change'] },
  'began-with-cold': { words: ['after a cold'], normal: ['no cold'] },
  'cold-hands': ['cold hands'],
  'no-urine': ['no urine'],
  burning: { words: ['burns'], normal: ['no urine symptoms'] },
  contact: { words: ['someone ill'], normal: ['no one at home is'] },
});
const told = (text: string): string[] => toldIn(read(text));

describe('a word for much at once', () => {
  it.each([
    [
      'no fever, bowel change, rash or cold',
      ['-began-with-cold', '-constipation', '-fever', '-rash'],
    ],
    ['no bowel change', ['-constipation']],
    ['no fever, new bowel change or rash', ['-constipation', '-fever', '-rash']],
    ['denies fever, bowel change', ['-constipation', '-fever']],
    ['no fever, night-time trips or rash', ['-fever', '-rash']],
  ])('denies wherever it stands in a denied list: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });

  it.each([
    ['I have had a bowel change', []],
    ['a rash, a cold', ['rash']],
    ['no fever but a bowel change', ['-fever']],
    ['no fever or cold hands', ['-cold-hands', '-fever']],
    ['no rash in the cold weather', ['-rash']],
    ['rash but at home is fine', ['rash']],
  ])('says nothing where it is told of or is part of another: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });

  it('is not cut into another denial', () => {
    expect(told('no urine symptoms')).toEqual(['-burning']);
    expect(told('no urine since Monday')).toEqual(['no-urine']);
  });

  it('leaves unread what it does not understand', () => {
    const unread = (text: string) => read(text).unread.map(({ word }) => word);
    expect(unread('a bowel change')).toContain('bowel');
    expect(unread('no bowel change')).not.toContain('bowel');
  });
});
