import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detectCrisis } from './detect-crisis.ts';
import { crisisRank } from './level.ts';
import { CATALOGUE } from './testing-catalogue.ts';
import { SIDEWAYS_CATALOGUE } from './testing-sideways.ts';

/** Seeded: a law that breaks must break for everybody. */
const { none, low, medium, high, immediate } = CATALOGUE;
const danger = fc.constantFrom(
  ...low,
  ...medium,
  ...high,
  ...immediate,
  ...SIDEWAYS_CATALOGUE.high,
  ...SIDEWAYS_CATALOGUE.immediate,
);
const anything = fc.oneof(danger, fc.constantFrom(...none));
const rankOf = (text: string): number => crisisRank(detectCrisis(text).level);

describe('nothing said beside it lowers a level', () => {
  test.each([
    ['a method', [' with pills', ' with a rope', '. I would use a gun', '. I have paracetamol']],
    [
      'reassurance',
      [
        " but it's probably nothing",
        ". My wife says I'm fine",
        '. My doctor says it is nothing',
        '. Sorry, ignore me',
        " but I don't want to bother anyone",
      ],
    ],
    [
      'a saying',
      [
        '. This homework is killing me',
        '. My phone died',
        '. Bored to death too',
        '. I could murder a curry lol',
        '. Dying to see the new film',
      ],
    ],
    [
      'everyday talk',
      [
        '. My son loves football',
        '. I am reading a novel',
        '. I have an essay due',
        '. My gran died years ago',
        '. The dog ate my lunch by accident',
        '. Fell off my bike while cooking',
      ],
    ],
  ])('%s after it', (_name, tails) => {
    fc.assert(
      fc.property(danger, fc.constantFrom(...tails), (text, tail) => {
        expect(rankOf(`${text}${tail}`)).toBeGreaterThanOrEqual(rankOf(text));
      }),
      { numRuns: 600, seed: 7 },
    );
  });

  test('a harmless message before or after it', () => {
    fc.assert(
      fc.property(
        danger,
        fc.constantFrom(...none.filter((one) => !/essay|novel|course|report/.test(one))),
        (text, other) => {
          expect(rankOf(`${other}. ${text}`)).toBeGreaterThanOrEqual(rankOf(text));
          expect(rankOf(`${text}. ${other}`)).toBeGreaterThanOrEqual(rankOf(text));
        },
      ),
      { numRuns: 600, seed: 7 },
    );
  });
});

describe('the way it is typed changes nothing', () => {
  test.each<[string, (text: string) => string]>([
    ['capitals', (text) => text.toUpperCase()],
    ['typographic quotes', (text) => text.replaceAll("'", '’')],
    ['zero-width characters', (text) => Array.from(text).join('​')],
    ['an emoji after it', (text) => `${text} 😭💔`],
    ['wide spaces', (text) => text.replaceAll(' ', '  ')],
    [
      'full-width letters',
      (text) => text.replace(/[a-z]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)),
    ],
  ])('%s', (_name, change) => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(detectCrisis(change(text)).level).toBe(detectCrisis(text).level);
      }),
      { numRuns: 500, seed: 7 },
    );
  });
});

test('any text at all is read without throwing, and indicators are its own words', () => {
  const pieces = fc.array(
    fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom(...high, ...immediate)),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = parts.join(' ');
      const { level, indicators, flags } = detectCrisis(text);
      for (const one of indicators) expect(text.slice(one.start, one.end)).toBe(one.text);
      expect(flags.immediate_intervention).toBe(level === 'high' || level === 'immediate');
      expect(indicators.length > 0).toBe(level !== 'none');
    }),
    { numRuns: 400, seed: 7 },
  );
});

test('names that every object has are no slang', () => {
  expect(
    detectCrisis("constructor __proto__ toString's hasOwnProperty 3 constructor ago").level,
  ).toBe('none');
});

test('a long message is read in time that grows with its length', () => {
  const plain =
    'I have had a sore throat and a runny nose since last week and I feel tired. '.repeat(100);
  const dense = 'I am going to kill myself tonight with pills, kms lol, i c a n not. '.repeat(100);
  for (const text of [plain, dense])
    expect(bestOf(text.repeat(4))).toBeLessThan(14 * bestOf(text) + 20);
});

/** Milliseconds of the fastest of a few runs: a busy machine only makes the others slower. */
function bestOf(text: string): number {
  const runs = Array.from({ length: 5 }, () => {
    const begun = performance.now();
    detectCrisis(text);
    return performance.now() - begun;
  });
  return Math.min(...runs);
}
