import { readFileSync } from 'node:fs';
import type { CrisisLevel } from '@yarrow/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detectCrisis } from './detect-crisis.ts';
import { crisisRank } from './level.ts';

interface Case {
  id: string;
  text: string;
  risk_level: CrisisLevel;
}

/** The corpus written from the labelling rules (bench/cases/README.md). */
const CASES = JSON.parse(
  readFileSync(new URL('../../../../bench/cases/own-crisis.json', import.meta.url), 'utf8'),
) as Case[];

const rankOf = (text: string): number => crisisRank(detectCrisis(text).level);
const rated = CASES.map((one) => ({
  ...one,
  want: crisisRank(one.risk_level),
  got: rankOf(one.text),
}));
const danger = fc.constantFrom(...rated.filter(({ got }) => got > 0));
const sample = { numRuns: 250, seed: 11 };

describe('the corpus keeps what was reached', () => {
  const share = (of: typeof rated, hit: (one: (typeof rated)[number]) => boolean): number =>
    of.filter(hit).length / of.length;
  const high = crisisRank('high');

  test('high and immediate are at least high', () => {
    expect(
      share(
        rated.filter(({ want }) => want >= high),
        ({ got }) => got >= high,
      ),
    ).toBeGreaterThan(0.93);
  });

  test('harmless ones are seldom raised', () => {
    const harmless = rated.filter(({ want }) => want === 0);
    expect(share(harmless, ({ got }) => got >= crisisRank('medium'))).toBeLessThan(0.12);
  });
});

describe('nothing said beside it lowers a level', () => {
  test.each([
    ' with pills',
    '. I have paracetamol',
    ". My wife says I'm fine",
    ", but it's probably nothing",
    '. This homework is killing me',
    '. My phone died',
    '. Bored to death too',
    '. I could murder a curry lol',
  ])('%s', (tail) => {
    fc.assert(
      fc.property(danger, ({ text, got }) => {
        expect(rankOf(`${text}${tail}`)).toBeGreaterThanOrEqual(got);
      }),
      sample,
    );
  });

  test('a saying before it', () => {
    fc.assert(
      fc.property(danger, ({ text, got }) => {
        expect(rankOf(`My feet are killing me. ${text}`)).toBeGreaterThanOrEqual(got);
      }),
      sample,
    );
  });
});

/** Two letters swapped inside the longest word. */
function slip(text: string): string {
  const longest = text.match(/[a-z]{8,}/g)?.toSorted((a, b) => b.length - a.length)[0];
  return longest === undefined
    ? text
    : text.replace(longest, `${longest.slice(0, 4)}${longest[5]}${longest[4]}${longest.slice(6)}`);
}

test('a slip in a long word hides a high level from few', () => {
  const grave = rated.filter(({ got }, nth) => got >= crisisRank('high') && nth % 2 === 0);
  const kept = grave.filter(({ text }) => rankOf(slip(text)) >= crisisRank('high'));
  expect(kept.length / grave.length).toBeGreaterThan(0.95);
});

test.each<[string, (text: string) => string]>([
  ['capitals', (text) => text.toUpperCase()],
  ['typographic quotes', (text) => text.replaceAll("'", '’')],
  ['zero-width characters', (text) => Array.from(text).join('​')],
  ['an emoji after it', (text) => `${text} 😭`],
])('%s change nothing', (_name, change) => {
  fc.assert(
    fc.property(fc.constantFrom(...rated), ({ text, got }) => {
      expect(rankOf(change(text))).toBe(got);
    }),
    sample,
  );
});

test.each([
  "I'm going to kill myself when my parents go on holiday",
  'I have the shotgun across my knees',
  "I'm driving to the bridge, I've written the goodbye note",
  "by the time they are back from the cruise I'll be dead",
  'I wrote letters to the kids and I am going to hang myself after the wedding',
  'I cut my wrists with broken glass on purpose',
])('nothing everyday explains it away: %s', (text) => {
  expect(rankOf(text)).toBeGreaterThanOrEqual(crisisRank('high'));
});
