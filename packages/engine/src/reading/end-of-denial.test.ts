import { describe, expect, it } from 'vitest';
import { readAmong, toldIn } from '../testing/read-among.ts';

const read = readAmong(
  {
    fever: ['fever', 'feverish'],
    cough: ['cough'],
    rash: ['rash'],
    tired: ['exhausted', 'tired'],
    dizzy: ['dizzy'],
    itching: ['itchy'],
    'dry-eyes': ['dry eyes', 'eyes gritty'],
    blisters: ['blisters'],
    headache: ['headache'],
    'back-pain': ['back {pain}', '{pain} in back'],
  },
  { pain: ['pain'], complaint: ['pain', 'itchy', 'dry'], site: ['back', 'eye'] },
);
const told = (text: string): string[] => toldIn(read(text));

describe('what only commas part from a denial', () => {
  it.each([
    ['no rash, exhausted, dry eyes', ['-rash', 'dry-eyes', 'tired']],
    ['no rash, dizzy on standing', ['-rash', 'dizzy']],
    ['no rash, eyes gritty', ['-rash', 'dry-eyes']],
    ['no rash, headache, worse bending', ['-rash', 'headache']],
    ['no fever, dizzy, worst when I cough or stand', ['-fever', 'cough', 'dizzy']],
    ['not itchy, lots of blisters, feverish', ['-itching', 'blisters', 'fever']],
    ['not dizzy, headache, cough', ['-dizzy', 'cough', 'headache']],
  ])('is there where it is no thing of the same kind: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });

  it.each([
    ['no rash, a cough', ['-rash', 'cough']],
    ['no rash, pain in my back', ['-rash', 'back-pain']],
    ['no rash, cough all night', ['-rash', 'cough']],
    ['no rash, cough every morning, fever', ['-rash', 'cough', 'fever']],
  ])('is there where it is told of: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });

  it.each([
    ['no rash, headache, no cough', ['-cough', '-rash', 'headache']],
    ['no rash, no cough, headache', ['-cough', '-rash', 'headache']],
    ['no rash or cough, headache', ['-cough', '-rash', 'headache']],
    [
      'no rash, fever, dry eyes or cough, headache',
      ['-cough', '-dry-eyes', '-fever', '-rash', 'headache'],
    ],
  ])(
    'is there where each thing denied has its own "no" or an "or" ended the list: %s',
    (text, findings) => {
      expect(told(text)).toEqual(findings);
    },
  );

  it.each([
    ['no rash, cough, fever', ['-cough', '-fever', '-rash']],
    [
      'no rash, cough, dry back or eyes, fever, headache',
      ['-cough', '-dry-eyes', '-fever', '-headache', '-rash'],
    ],
    ['no rash, dry eyes or cough', ['-cough', '-dry-eyes', '-rash']],
    ['not dizzy, itchy or tired', ['-dizzy', '-itching', '-tired']],
    ['not dizzy, itchy', ['-dizzy', '-itching']],
    ['denies fever, chills, cough', ['-cough', '-fever']],
  ])('is denied with it where it is one of a list: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });
});

describe('"nothing is"', () => {
  it.each([
    ['nothing is itchy or dizzy', ['-dizzy', '-itching']],
    ['nothing feels itchy', ['-itching']],
  ])('denies how it is not: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });

  it.each([
    ['nothing is helping this cough', ['cough']],
    ['nothing is as bad as this headache', ['headache']],
    ['nothing but a cough', ['cough']],
  ])('is no denial of what it is compared with: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });
});
