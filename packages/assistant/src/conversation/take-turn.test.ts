import { expect, test } from 'vitest';
import { KNOWLEDGE } from '../testing-knowledge.ts';
import type { Conversation, Setting, Turn } from './conversation.ts';
import { judgeMessage } from './judge-message.ts';
import { startConversation } from './start-conversation.ts';
import { takeTurn } from './take-turn.ts';

const SETTING: Setting = { knowledge: KNOWLEDGE, country: 'GB' };
const turn = (before: Conversation, text: string): Turn =>
  takeTurn(before, { text, safety: judgeMessage(before, text, SETTING) }, SETTING);
const turns = (...texts: string[]): Turn[] => {
  const all: Turn[] = [];
  for (const text of texts)
    all.push(turn(all.at(-1)?.conversation ?? startConversation(null), text));
  return all;
};

test('the level of the conversation rises with a message and never falls', () => {
  const levels = turns('I want to die', 'yes', 'I was joking', 'thanks').map(
    (one) => one.conversation.level,
  );
  expect(levels).toEqual(['medium', 'high', 'high', 'high']);
});

test('replies are counted', () => {
  expect(turns('I want to die', 'no').map((one) => one.conversation.turn)).toEqual([1, 2]);
});

test('an overdose is an emergency that stays', () => {
  const all = turns('i took 40 paracetamol an hour ago', 'they are here');
  expect(all.map((one) => one.conversation.emergency)).toEqual([true, true]);
});

test('what only sounds like an emergency is one, but for a crisis, which may sound alike', () => {
  const alarm = { biases: [-3], of: (word: string) => (word === 'zorbing' ? [30] : undefined) };
  const setting = { ...SETTING, knowledge: { ...KNOWLEDGE, alarm } };
  const isEmergency = (text: string): boolean =>
    judgeMessage(startConversation(null), text, setting).emergency;
  expect(isEmergency('he is zorbing')).toBe(true);
  expect(isEmergency('he is asleep')).toBe(false);
  expect(isEmergency('I will kill myself tonight while zorbing')).toBe(false);
});

test('words of care stand alone where nothing was asked about health', () => {
  const [first] = turns('I want to die');
  expect(first?.reply.content).toMatch(/116 123/);
  expect(first?.reply.citations).toEqual([]);
  expect(first?.conversation.medical).toEqual(startConversation(null).medical);
});

test('the conversation survives being kept as JSON', () => {
  const [first] = turns('I want to die');
  const kept: Conversation = JSON.parse(JSON.stringify(first?.conversation));
  expect(turn(kept, 'yes').reply).toEqual(turns('I want to die', 'yes')[1]?.reply);
});

test('the same turn is taken the same way', () => {
  expect(turns('I want to die', 'no')).toEqual(turns('I want to die', 'no'));
});

test.each(['what is a migraine?', 'I feel lonely and low', 'I want to die'])(
  'a reply made anew is another one, and what was agreed is the same: %s',
  (text) => {
    const before = startConversation(null);
    const message = { text, safety: judgeMessage(before, text, SETTING) };
    const versions = [0, 1, 2].map((variant) => takeTurn(before, message, SETTING, variant));
    expect(new Set(versions.map(({ reply }) => reply.content)).size).toBe(3);
    expect(new Set(versions.map(({ conversation }) => conversation.level)).size).toBe(1);
    expect(new Set(versions.map(({ conversation }) => conversation.turn)).size).toBe(1);
  },
);
