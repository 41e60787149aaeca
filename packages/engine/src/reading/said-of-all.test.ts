import { describe, expect, it } from 'vitest';
import { readAmong, toldIn } from '../testing/read-among.ts';

const read = readAmong({
  'no-appetite': { words: ['no appetite'], normal: ['appetite fine'] },
  blind: { words: ['sight gone', 'sight trouble'], normal: ['sight fine'] },
  deaf: { words: ['deaf', 'hearing trouble'], normal: ['hearing fine'] },
  rash: ['rash'],
  diarrhoea: { words: ['runs'], normal: ['bowels fine'] },
  constipation: { words: ['constipated'], normal: ['bowel fine'] },
});
const told = (text: string): string[] => toldIn(read(text));

describe('what ends a list', () => {
  it.each([
    ['my appetite, sight and hearing are all fine', ['-blind', '-deaf', '-no-appetite']],
    ['sight and hearing fine, a rash', ['-blind', '-deaf', 'rash']],
    ['no rash, sight or hearing trouble', ['-blind', '-deaf', '-rash']],
    ['I have sight and hearing trouble', ['blind', 'deaf']],
  ])('is said of all of it: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });

  it.each([
    ['no rash or bowel change', ['-constipation', '-diarrhoea', '-rash']],
    ['no change in my bowels', ['-constipation', '-diarrhoea']],
    [
      'no visible rash, bowel or hearing problems',
      ['-constipation', '-deaf', '-diarrhoea', '-rash'],
    ],
    ['I have bowel trouble', []],
    ['no rash but bowel trouble', ['-rash']],
  ])('denies all that would be fine: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });

  it.each([
    ['my sight, hearing are fine', ['-deaf']],
    ['my sight went and my hearing is fine', ['-deaf']],
    ['sight and hearing are not fine', []],
  ])('is said of nothing that is not in the list: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });
});
