import { expect, test } from 'vitest';
import { ALL_OPENINGS_AND_AGENDAS } from './agenda.ts';
import { readAnswer } from './hear/answer.ts';
import type { Answer, Question } from './questions.ts';
import * as answered from './words/answered.ts';
import * as barriers from './words/barriers.ts';
import * as immediate from './words/immediate.ts';
import * as listen from './words/listen.ts';
import type { Passage } from './words/passage.ts';
import * as plan from './words/plan.ts';
import { QUICK } from './words/quick.ts';
import * as reflect from './words/reflect.ts';
import * as requests from './words/requests.ts';
import * as rest from './words/rest.ts';
import * as violence from './words/violence.ts';

const isPassage = (one: unknown): one is Passage =>
  typeof one === 'object' && one !== null && 'id' in one && 'say' in one;
const gather = (value: unknown): Passage[] => {
  if (isPassage(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(gather) : [];
};
const PASSAGES = [
  ...new Set([
    ...ALL_OPENINGS_AND_AGENDAS,
    ...[answered, barriers, immediate, listen, plan, reflect, requests, rest, violence].flatMap(
      (file) => gather(Object.values(file)),
    ),
  ]),
];
const LISTS = Object.values(rest).flatMap((one) => (Array.isArray(one) ? (one as string[]) : []));
const TEXTS = [...PASSAGES.flatMap((one) => [...one.say, ...(one.child ?? [])]), ...LISTS];

test('there are texts to look at', () => {
  expect(PASSAGES.length).toBeGreaterThan(120);
  expect(TEXTS.length).toBeGreaterThan(250);
});

/** "Must never" of the safety specification. */
const NEVER: readonly (readonly [string, RegExp])[] = [
  [
    'blames or minimises',
    /committed suicide|commit suicide|attention.?seek|seeking attention|calm down|others have it worse|think of your (?:family|children|kids)|selfish|cheer up|snap out|look on the bright|at least you|just a phase|overreact|successful|failed attempt/i,
  ],
  ['demands a promise', /promise me|you must promise|will you promise|swear to me/i],
  [
    'leads to a no',
    /you(?:’|')re not (?:thinking|going to|planning)|you aren(?:’|')t (?:thinking|going)/i,
  ],
  [
    'claims that help comes, or a call',
    /help is coming|(?:is|are) on (?:its|their) way(?! to (?:you|them)(?: now)?\?|\?)|i(?:’|')ve called|i called|i have alerted|i will call|i(?:’|')ll call|i(?:’|')m calling|we(?:’|')re sending|i have sent/i,
  ],
  [
    'claims to be human',
    /i(?:’|')m (?:a )?(?:human|person|real)\b|as a (?:human|doctor|nurse|counsellor|therapist)|i know how you feel|i understand exactly/i,
  ],
  [
    'diagnoses',
    /you (?:have|suffer from|are suffering from) (?:depression|psychosis|schizophrenia|bipolar|bulimia|anorexia|ptsd|borderline)|you are (?:depressed|psychotic|mentally ill|delusional)|not real\b/i,
  ],
  [
    'speaks of a method, dose or place',
    /\b(?:pills?|tablets?|overdose|rope|noose|hang(?:ing|ed)?|gun|bullet|blade|razor|knife|knives|bridge|roof|train|tracks|jump|cliff|balcony|bleach|poisoning|paracetamol|insulin|milligram|mg|lethal|fatal|painless|drown)\b/i,
  ],
  [
    'validates death',
    /better off dead|at peace|no longer suffer|a way out of the pain|your choice to die|right to die/i,
  ],
  [
    'turns away',
    /i can(?:’|')t talk about|unable to discuss|i cannot help you\b|end(?:ing)? this (?:chat|conversation)|as an ai/i,
  ],
  [
    'says that nothing is wrong',
    /you are fine|you(?:’|')re fine|nothing to worry|all clear|you will be fine/i,
  ],
  ['names a number itself', /\d{3,}/],
  ['promises secrecy', /i won(?:’|')t tell|between us|i(?:’|')ll keep (?:it|this) (?:a )?secret/i],
];
test.each(NEVER)('no text %s', (_name, pattern) => {
  expect(TEXTS.filter((text) => pattern.test(text))).toEqual([]);
});

test('every passage has a name of its own', () => {
  const ids = PASSAGES.map((one) => one.id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

test('no wording stands twice', () => {
  expect(TEXTS.filter((text, i) => TEXTS.indexOf(text) !== i)).toEqual([]);
});

test('only places that the country pack fills', () => {
  const places = TEXTS.flatMap((text) => text.match(/\{\w+\}/g) ?? []);
  expect([...new Set(places)].toSorted()).toEqual([
    '{abuse}',
    '{directory}',
    '{doctor}',
    '{emergency}',
    '{hospital}',
    '{line}',
    '{poison}',
    '{quiet_line}',
  ]);
});

test('sentences are short', () => {
  const sentences = TEXTS.flatMap((text) => text.split(/(?<=[.?!:])\s+/));
  const words = sentences.map((one) => one.split(/\s+/).length);
  expect(sentences.filter((one) => one.split(/\s+/).length > 34)).toEqual([]);
  expect(words.reduce((sum, one) => sum + one, 0) / words.length).toBeLessThan(14);
});

test('the last resorts take long to come round', () => {
  const pairs = [
    [rest.REST_OPENINGS, rest.REST_OFFERS],
    [rest.REST_OPENINGS, rest.REST_NOW],
    [rest.REST_OPENINGS, rest.REST_QUIET],
    [rest.REST_BESIDE, rest.REST_LINES],
  ] as const;
  for (const [a, b] of pairs) {
    const seen = new Set(
      Array.from({ length: a.length * b.length }, (_, n) => `${n % a.length}/${n % b.length}`),
    );
    expect(seen.size).toBe(a.length * b.length);
  }
});

const TAPS = Object.entries(QUICK).flatMap(([question, texts]) =>
  Object.entries(texts).map(
    ([answer, text]) => [question as Question, answer as Answer, text] as const,
  ),
);
test.each(TAPS)('to %s, "%s" is read from "%s"', (question, answer, text) => {
  // That nobody can be reached is the danger itself.
  const meant = question === 'other_now' && answer === 'unsure' ? 'yes' : answer;
  expect(readAnswer(question, text)).toBe(meant);
});
