import { describe, expect, test } from 'vitest';
import { detectCrisis } from './detect-crisis.ts';
import { crisisRank } from './level.ts';
import { CATALOGUE } from './testing-catalogue.ts';
import { SIDEWAYS_CATALOGUE } from './testing-sideways.ts';

const levelOf = (text: string): string => detectCrisis(text).level;

describe('who is meant', () => {
  test('another person in danger raises the level and none of the writer’s flags', () => {
    const reading = detectCrisis(
      "My brother told me he's bought a gun and is going to kill himself this weekend.",
    );
    expect(reading.level).toBe('high');
    expect(reading.flags).toMatchObject({
      third_party: true,
      suicidal_ideation: false,
      self_harm_risk: false,
    });
  });

  test('another person’s thoughts are medium, their passive wish too', () => {
    expect(levelOf('my best friend is suicidal')).toBe('medium');
    expect(levelOf("my mum says she doesn't want to wake up")).toBe('medium');
  });

  test('what another person did long ago is no danger', () => {
    expect(levelOf('My uncle killed himself in 1994.')).toBe('none');
    expect(levelOf('My colleague lost her son to suicide. What do I write in the card?')).toBe(
      'none',
    );
  });

  test('somebody else as the listener leaves it the writer’s', () => {
    const { flags } = detectCrisis("my mum doesn't know I want to die");
    expect(flags).toMatchObject({ third_party: false, suicidal_ideation: true });
  });
});

describe('denials', () => {
  test.each([
    "I'm not suicidal",
    'I have no thoughts of suicide or self-harm',
    'I would never hurt myself',
    'Suicidal? No.',
    'No plans to kill myself, just stressed',
  ])('honoured: %s', (text) => expect(levelOf(text)).toBe('none'));

  test.each([
    ["I'm not suicidal, I just wish I didn't exist", 'low'],
    ["I can't stop thinking about suicide", 'medium'],
    ["I don't know why I want to die", 'medium'],
    ['no one knows I want to kill myself', 'medium'],
    ["I don't want to live", 'medium'],
    ["I'm not sure I want to live", 'medium'],
    ['why not just kill myself', 'medium'],
    ["I'm not going to lie, I want to die", 'medium'],
  ] as const)('not reached or contradicted: %s', (text, least) => {
    expect(crisisRank(detectCrisis(text).level)).toBeGreaterThanOrEqual(crisisRank(least));
  });
});

describe('sayings, study and accidents', () => {
  test.each(CATALOGUE.none)('%s', (text) => expect(levelOf(text)).toBe('none'));
});

describe('what people write to a health chat every day', () => {
  test.each([
    "I don't know",
    "I googled it and now I can't stop thinking about it",
    'it burns when I pee',
    'I am going to bed now',
    'I take 100mg sertraline',
    "my chest hurts and I'm scared I'm dying",
    'How many paracetamol can I take in a day?',
    "I've never taken an overdose",
    "I can't take this itching any more",
  ])('is no danger: %s', (text) => expect(levelOf(text)).toBe('none'));

  test('a hard night with a baby is at most asked about', () => {
    const { level } = detectCrisis("I feel like a bad mother, it's 3am");
    expect(crisisRank(level)).toBeLessThanOrEqual(crisisRank('low'));
  });
});

describe('written another way', () => {
  test.each([
    ['i want to k i l l  m y s e l f', 'medium'],
    ['thinking about s.u.i.c.i.d.e', 'medium'],
    ['i want to k1ll mys3lf', 'medium'],
    ['i want to k*ll myself', 'medium'],
    ['im suicdal', 'medium'],
    ['i wanna dieeeee', 'medium'],
    ['going to unalive myself', 'high'],
    ['i want to 𝓴𝓲𝓵𝓵 𝓶𝔂𝓼𝓮𝓵𝓯', 'medium'],
    ['I WANT TO KILL MYSELF', 'medium'],
    ['no quiero vivir', 'medium'],
  ])('%s', (text, least) => {
    expect(crisisRank(detectCrisis(text).level)).toBeGreaterThanOrEqual(
      crisisRank(least as 'high'),
    );
  });
});

describe('indicators', () => {
  test('hold the person’s own words and where they stand', () => {
    const text = 'Sore throat. I w​ant to d​ie 😭';
    expect(detectCrisis(text).indicators).toEqual([
      { type: 'death_wish', text: 'w​ant to d​ie', start: 15, end: 28 },
    ]);
  });

  test('the gravest comes first', () => {
    const { indicators } = detectCrisis("I feel hopeless. I'm going to kill myself tonight.");
    expect(indicators[0]?.type).toBe('suicide_imminent');
    expect(indicators.map((one) => one.type)).toContain('hopelessness');
  });
});

/** Rates and not single texts: one message more or less must not stop the work, ten must. */
describe.each([
  ['plain', CATALOGUE, { high: 0.93, danger: 0.97 }],
  ['sideways', SIDEWAYS_CATALOGUE, { high: 0.85, danger: 0.9 }],
] as const)('%s messages', (_name, catalogue, least) => {
  const share = (texts: readonly string[], from: 'low' | 'medium' | 'high'): number =>
    texts.filter((text) => crisisRank(detectCrisis(text).level) >= crisisRank(from)).length /
    texts.length;

  test('high and immediate are recognised as at least high', () => {
    expect(share([...catalogue.immediate, ...catalogue.high], 'high')).toBeGreaterThanOrEqual(
      least.high,
    );
  });

  test('danger of any level is recognised', () => {
    const { immediate, high, medium, low } = catalogue;
    expect(share([...immediate, ...high, ...medium, ...low], 'low')).toBeGreaterThanOrEqual(
      least.danger,
    );
  });

  test('harmless messages are left alone', () => {
    expect(share(catalogue.none, 'medium')).toBeLessThanOrEqual(0.03);
    expect(share(catalogue.none, 'low')).toBeLessThanOrEqual(0.08);
  });
});
