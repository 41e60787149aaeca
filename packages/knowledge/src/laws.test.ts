import {
  assess,
  prepareKnowledge,
  rank,
  readText,
  type CaseInput,
  type FindingModel,
} from '@yarrow/engine';
import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { readFiles } from './read-files.ts';

/* Laws of the engine that only mean something over the real knowledge: every rule, every phrase. */

const files = await readFiles();
const { model, texts } = compile(files);
const knowledge = prepareKnowledge(model, texts);
const urgency = (text: string, person: CaseInput = {}): number =>
  rank(assess({ symptom_text: text, ...person }, knowledge).urgency_level);

const COMFORT = [
  "it's probably nothing",
  "my wife says I'm fine",
  "I don't think it's serious",
  'no big deal',
  "maybe it's just stress",
  'I feel fine otherwise',
  'my friend had the same and it was nothing',
];
const HARMLESS = ['I live in a flat on the second floor', 'I had toast for breakfast'];

/** Two of the comforts for each rule in turn: every one is tried with a great many. */
const comforts = (nth: number): string[] =>
  [0, 3].map((step) => COMFORT[(nth + step) % COMFORT.length] ?? '');

/** Said otherwise, or with something that changes nothing. */
const VARIANTS: [string, (text: string, nth: number) => string[]][] = [
  [
    'a reassuring sentence',
    (text, nth) => comforts(nth).flatMap((one) => [`${one}. ${text}`, `${text}. ${one}`]),
  ],
  ['a reassuring word and a comma', (text, nth) => comforts(nth).map((one) => `${one}, ${text}`)],
  [
    'a harmless sentence',
    (text) => HARMLESS.flatMap((one) => [`${one}. ${text}`, `${text}. ${one}`]),
  ],
  ['capitals', (text) => [text.toUpperCase()]],
  [
    'typographic and other apostrophes',
    (text) => ['\u2019', '\u00B4', '\u0060'].map((one) => text.replaceAll("'", one)),
  ],
  [
    'doubled spaces and invisible marks',
    (text) => [text.replaceAll(' ', '  '), text.replaceAll('e', 'e\u200B')],
  ],
];

describe.each(VARIANTS)('%s', (_, variants) => {
  it.each(files.rules.map((rule, nth) => [rule.id, rule, nth] as const))(
    'never lowers the urgency: %s',
    (__, rule, nth) => {
      const { positive } = rule.examples;
      const plain = urgency(positive, rule.example_person);
      for (const text of variants(positive, nth)) {
        expect(urgency(text, rule.example_person), text).toBeGreaterThanOrEqual(plain);
      }
    },
  );
});

it.each(files.rules.map((rule) => [rule.id, rule] as const))('adds up to 1e-9: %s', (_, rule) => {
  const one = assess({ symptom_text: rule.examples.positive, ...rule.example_person }, knowledge);
  for (const { evidence, log_odds, confidence } of one.conditions) {
    const sum = evidence.reduce((total, { weight }) => total + weight, 0);
    expect(Math.abs(sum - log_odds)).toBeLessThan(1e-9);
    expect(Math.abs(1 / (1 + Math.exp(-log_odds)) - confidence)).toBeLessThan(1e-9);
  }
});

const AGES = [0.05, 3, 25, 55, 85];

it.each(files.rules.map((rule) => [rule.id, rule] as const))(
  'is no less urgent for a stranger than for the least urgent person: %s',
  (_, { examples }) => {
    const known = AGES.flatMap((age) =>
      (['female', 'male'] as const).map((gender) =>
        urgency(examples.positive, { age, gender, subject: 'other' }),
      ),
    );
    expect(urgency(examples.positive, { subject: 'other' })).toBeGreaterThanOrEqual(
      Math.min(...known),
    );
  },
);

it('reads every phrase as its own finding, or as one that implies it', () => {
  const dead = model.findings.flatMap((finding) =>
    finding.words
      .filter((phrase) => !isRead(finding, phrase))
      .map((phrase) => `${finding.id}: ${phrase}`),
  );
  expect(dead).toEqual([]);
});

function isRead({ id }: FindingModel, phrase: string): boolean {
  const said = phrase
    .replaceAll(/\{([^}]*)\}/g, (_, name: string) => model.wordClasses[name]?.[0] ?? name)
    .replaceAll(' + ', ' ');
  const wanted = knowledge.findingIndex(id);
  return readText(said, knowledge.lexicon, knowledge.spelling).mentions.some((mention) => {
    if (mention.kind !== 'finding' || mention.negated) return false;
    return (
      mention.id === id || knowledge.implied[knowledge.findingIndex(mention.id)]?.includes(wanted)
    );
  });
}

it.each(['my doctor advised rest', 'I want some advice', 'can you advise me'])(
  'reads no medicine into everyday words: %s',
  (text) => {
    const { mentions } = readText(text, knowledge.lexicon, knowledge.spelling);
    expect(mentions.filter(({ kind }) => kind === 'medicine')).toEqual([]);
  },
);

/** Texts that once cost, or might cost, more than their length. */
const HOSTILE: [string, (length: number) => string][] = [
  ['one word', (length) => 'abcdefghij'.repeat(length / 10)],
  ['combining marks', (length) => 'a\u0301'.repeat(length / 2)],
  ['words in a word', (length) => "it's'".repeat(length / 5)],
  ['one complaint', (length) => 'chest pain '.repeat(length / 11)],
  ['half a phrase', (length) => 'pain in the '.repeat(length / 12)],
  ['denials', (length) => 'no not never '.repeat(length / 13)],
  ['numbers', (length) => '39 c for 3 days '.repeat(length / 16)],
  ['relatives', (length) => 'when i was a my mum had '.repeat(length / 24)],
];

it.each(HOSTILE)('takes processor time in proportion to the length: %s', (_, text) => {
  const cost = (length: number): number => {
    const said = text(length);
    const times = [1, 2, 3, 4].map(() => {
      const before = process.cpuUsage();
      assess({ symptom_text: said }, knowledge);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
    return Math.min(...times);
  };
  // Twice the text may take twice the time; the rest is for a machine that is busy.
  expect(cost(16_000)).toBeLessThan(3.2 * cost(8_000) + 20);
});
