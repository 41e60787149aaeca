import { describe, expect, it } from 'vitest';
import { readAmong, toldIn } from '../testing/read-among.ts';

const read = readAmong(
  {
    twitching: { words: ['flicker'], regions: ['eye'] },
    'eye-pain': ['eye {pain}', '{pain} eye'],
    'eye-discharge': ['green gunk + eye'],
    phlegm: ['green gunk'],
    'urine-burns': ['burn + wee'],
    'red-eye': ['eye red'],
    'watery-eye': ['eye watery'],
    'womb-bleeding': ['vagina bleed'],
    pregnancy: ['pregnant'],
    fever: ['fever'],
    aches: ['fever and hurt'],
    'blood-in-urine': ['wee blood', 'blood + wee'],
    'back-pain': ['back {pain}', '{pain} back'],
    lump: ['bulge'],
    swelling: ['swollen up'],
    'knee-swelling': ['knee swollen'],
    // Its name speaks of the urine.
    'leaking wee': ['wetting'],
  },
  {
    pain: ['pain', 'hurt'],
    complaint: ['blood', 'bleed', 'gunk', 'swollen', 'burn', 'red', 'watery'],
    site: ['eye', 'back', 'wee', 'knee'],
  },
);
const told = (text: string): string[] => toldIn(read(text));

describe('a complaint behind "and" or "with"', () => {
  it.each([
    ['green eye with pain in my back', ['back-pain']],
    ['my eye with back pain', ['back-pain']],
    ['knee swollen with pain in my back', ['back-pain', 'knee-swelling']],
    ['my eye and back hurt', ['back-pain', 'eye-pain']],
  ])('belongs to the place it stands with: %s', (text, findings) => {
    expect(told(text).filter((id) => id !== 'swelling')).toEqual(findings);
  });
});

describe('a short denial', () => {
  it.each([
    ['it keeps flickering, no pain', ['-eye-pain', 'twitching']],
    ['no eye pain, not hot, no red, hurts when I lift my arm', ['-eye-pain', '-red-eye']],
    ['it keeps flickering, no awful pain', ['-eye-pain', 'twitching']],
    ['burns when I wee, no back pain, no blood', ['-back-pain', '-blood-in-urine', 'urine-burns']],
    ["a bulge, it goes back when I lie down, doesn't hurt", ['lump']],
    ['I banged my knee. Not swollen, no pain', ['-knee-swelling', '-swelling']],
    ["I wee a lot. haven't seen any blood", ['-blood-in-urine']],
    ['I wee a lot. Blood no. Fever no', ['-blood-in-urine', '-fever']],
    [
      'burns when I wee. No fever, back pain, any blood or rash',
      ['-back-pain', '-blood-in-urine', '-fever', 'urine-burns'],
    ],
    ['wetting at night, no blood', ['-blood-in-urine', 'leaking wee']],
  ])('is of what was spoken of: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });
});

describe('a place told once', () => {
  it.each([
    ['no pain or green gunk in the eye', ['-eye-discharge', '-eye-pain']],
    ['blood, mostly in my wee', ['blood-in-urine']],
  ])('is that of all before it: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });
});

describe('a part of the body', () => {
  it.each([
    ['pain at the back of my eye', ['eye-pain']],
    ['pain in my back', ['back-pain']],
    ["I've got back pain", ['back-pain']],
  ])('is not what only tells where: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });
});

describe('what bleeds', () => {
  it.each([
    ['nine weeks pregnant, no bleeding', ['-womb-bleeding', 'pregnancy']],
    ['my period is late, not bleeding', ['-womb-bleeding']],
    ['swollen for nine weeks, no bleeding', []],
  ])('is named by what was spoken of: %s', (text, findings) => {
    expect(told(text).filter((id) => id !== 'swelling')).toEqual(findings);
  });
});

describe('all that is said of one place', () => {
  it.each([
    ['my eye is red, watery and hurts', ['eye-pain', 'red-eye', 'watery-eye']],
    ['my eye is red, swollen knee and pain in my back', ['back-pain', 'red-eye']],
    ['fever and hurting all over', ['aches', 'fever']],
  ])('is read with it: %s', (text, findings) => {
    expect(told(text).filter((id) => id !== 'swelling')).toEqual(findings);
  });
});

describe('the more specific', () => {
  it.each([
    ['green gunk in my eye', ['eye-discharge']],
    ['coughing up green gunk', ['phlegm']],
    ['my knee has swollen up', ['knee-swelling']],
  ])('names the place: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });
});
