import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crisisRank } from '../../danger/level.ts';
import { CATALOGUE } from '../../danger/testing-catalogue.ts';
import { BARRIERS } from './words/barriers.ts';
import { QUICK } from './words/quick.ts';
import { talk, type Told } from './testing-talk.ts';

const taps = Object.values(QUICK).flatMap((one) => Object.values(one));
const everyday = [
  'ok',
  'yes',
  'no',
  'maybe',
  'I don’t know',
  'stop',
  'skip',
  'thanks',
  'bye',
  '?',
  'are you real',
  'What happens when I call?',
  'Make a safety plan',
  'I was joking',
  "I'm fine now",
  'my head hurts',
  'what helps a cough?',
  'how many can I take',
  'tonight',
  'they are here',
  'I’m alone',
  'stop asking',
  'this is useless',
];
const message = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...taps, ...everyday) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...CATALOGUE.low,
      ...CATALOGUE.medium,
      ...CATALOGUE.high,
      ...CATALOGUE.immediate,
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom(...CATALOGUE.none) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);
const session = fc.tuple(
  fc.array(message, { minLength: 1, maxLength: 30 }),
  fc.constantFrom('GB', 'US', 'XT', undefined, 'ZZ'),
);
const law = (holds: (told: Told[], country: string | undefined) => void, numRuns = 120): void =>
  fc.assert(
    fc.property(session, ([messages, country]) => holds(talk(messages, { country }), country)),
    { numRuns, seed: 7 },
  );

test('the level never falls', () => {
  law((told) => {
    for (const [i, { conversation, safety }] of told.entries()) {
      const before = told[i - 1]?.conversation.level ?? 'none';
      expect(crisisRank(conversation.level)).toBeGreaterThanOrEqual(crisisRank(before));
      expect(crisisRank(conversation.level)).toBeGreaterThanOrEqual(crisisRank(safety.level));
    }
  });
});

test('no reply comes back word for word', () => {
  law((told) => {
    const said = told.flatMap((one) => one.reply?.content ?? []);
    expect(said.filter((one, i) => said.indexOf(one) !== i)).toEqual([]);
  });
});

test('not even in a very long session of one word', () => {
  for (const word of [
    'no',
    'yes',
    'ok',
    'what helps a cough?',
    'I want to die',
    "I'm going to kill myself tonight",
  ]) {
    const said = talk(['I want to die', ...Array.from({ length: 80 }, () => word)]).flatMap(
      (one) => one.reply?.content ?? [],
    );
    expect(said.filter((one, i) => said.indexOf(one) !== i)).toEqual([]);
  }
});

const NAMES = /116 123|0800 1111|999|911|988|1-800-799-7233|HOME to 12345|112|findahelpline\.com/;
test('from medium up a way to reach somebody is named in this reply or the two before', () => {
  law((told) => {
    let since = 0;
    for (const { reply, conversation } of told) {
      if (crisisRank(conversation.level) < crisisRank('medium')) continue;
      since = NAMES.test(reply?.content ?? '') ? 0 : since + 1;
      expect(since).toBeLessThanOrEqual(2);
    }
  });
});

test('numbers are of this country or none', () => {
  const FOREIGN: Record<string, RegExp> = {
    GB: /911|988|1-800|12345/,
    US: /999|116 123|0800|12345/,
    XT: /999|911|988|116 123/,
  };
  law((told, country) => {
    const foreign = FOREIGN[country ?? ''] ?? /999|911|988|116 123|12345/;
    // A plan gives back the person's own words.
    const said = told.flatMap((one) => one.reply?.content ?? []);
    for (const one of said.filter((text) => !text.includes('My safety plan')))
      expect(one).not.toMatch(foreign);
  });
});

test('somebody in danger is always answered, and the reply is whole', () => {
  law((told) => {
    for (const { reply, safety, goesOn } of told) {
      if (safety.level !== 'none' && reply === null) expect(goesOn).toBe(true);
      if (crisisRank(safety.level) >= crisisRank('medium')) expect(reply).not.toBeNull();
      if (!reply) continue;
      expect(reply.content.trim()).not.toBe('');
      expect(reply.content).not.toMatch(/\{\w+\}|undefined|null/);
      expect(reply.quickReplies.length).toBeLessThanOrEqual(4);
      expect(new Set(reply.quickReplies).size).toBe(reply.quickReplies.length);
    }
  });
});

test('at level immediate the emergency number stands in the reply', () => {
  law((told) => {
    const now = told.filter(({ safety }) => safety.level === 'immediate');
    for (const { reply } of now) expect(reply?.content).toMatch(/999|911|112/);
  });
});

test('the same conversation gives the same words', () => {
  law((told, country) => {
    const again = talk(
      told.map((one) => one.text),
      { country },
    );
    expect(again.map((one) => one.reply)).toEqual(told.map((one) => one.reply));
  }, 30);
});

test('what is in the way is read in time that grows with the text', () => {
  const long = 'I do not want to call anyone because they never help and my mum will know '.repeat(
    100,
  );
  for (const { heard } of BARRIERS) expect(() => heard.test(long)).not.toThrow();
  expect(talk(['I want to die', long])).toHaveLength(2);
});
