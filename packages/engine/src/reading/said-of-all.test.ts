import { describe, expect, it } from 'vitest';
import { readAmong, toldIn } from '../testing/read-among.ts';

const read = readAmong({
  'no-appetite': [['no appetite'], ['appetite fine']],
  blind: [['sight gone', 'sight trouble'], ['sight fine']],
  deaf: [['deaf', 'hearing trouble'], ['hearing fine']],
  rash: [['rash']],
  diarrhoea: [['runs'], ['bowels fine']],
  constipation: [['constipated'], ['bowel fine']],
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
