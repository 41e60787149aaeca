import type { ChatEvent } from '@yarrow/contract';
import { describe, expect, test } from 'vitest';
import { foldEvent, put } from './fold-event.ts';
import { idOf, message, SAFE, wholeReply } from './testing-events.ts';
import { EMPTY_THREAD, type Thread } from './thread.ts';

const WORDS = ['Drink ', 'plenty, ', 'and rest.'];
const fold = (events: readonly ChatEvent[], from: Thread = EMPTY_THREAD): Thread =>
  events.reduce(foldEvent, from);

describe('a reply', () => {
  test('grows with each event and is whole at the end', () => {
    const events = wholeReply(WORDS);
    const half = fold(events.slice(0, 4));
    expect(half.messages.at(-1)).toMatchObject({ content: 'Drink plenty, ', status: 'streaming' });
    expect(half.writing).toBe(idOf(12));
    const whole = fold(events.slice(4), half);
    expect(whole.messages.map(({ content }) => content)).toEqual([
      'message 10',
      'Drink plenty, and rest.',
    ]);
    expect(whole).toMatchObject({ writing: null, position: idOf(900) });
  });

  test('is the same wherever the stream broke and was told again', () => {
    const events = wholeReply(WORDS);
    const once = fold(events);
    for (let broken = 0; broken < events.length; broken += 1)
      for (let again = 0; again <= broken; again += 1)
        expect(fold(events.slice(again), fold(events.slice(0, broken)))).toEqual(once);
  });

  test('told anew from its start under later ids replaces what there was of it', () => {
    const [accepted, begun, ...rest] = wholeReply(WORDS);
    const half = fold([accepted, begun, rest[0]].filter((one) => one !== undefined));
    const later = message(12, {
      role: 'assistant',
      content: 'Drink plenty, ',
      status: 'streaming',
    });
    const resumed = fold([{ id: idOf(500), type: 'begun', message: later }], half);
    expect(resumed.messages.at(-1)?.content).toBe('Drink plenty, ');
    expect(resumed.messages).toHaveLength(2);
  });
});

test('what the page showed at once gives way to what the server kept, and is not doubled', () => {
  const temporary = message(77, { client_id: idOf(9), content: 'message 10' });
  const thread = fold(wholeReply(WORDS), { ...EMPTY_THREAD, messages: [temporary] });
  expect(thread.messages.map(({ id }) => id)).toEqual([idOf(10), idOf(12)]);
});

test('an edited message takes the conversation another way and keeps the old one', () => {
  const before = fold(wholeReply(WORDS));
  const edited = message(20, { replaces: idOf(10), content: 'said better' });
  const after = foldEvent(before, {
    id: idOf(901),
    type: 'accepted',
    message: edited,
    session: before.session ?? expect.fail('no session'),
    safety: SAFE,
  });
  expect(after.messages.map(({ id, superseded_by }) => [id, superseded_by])).toEqual([
    [idOf(10), idOf(20)],
    [idOf(12), idOf(20)],
    [idOf(20), null],
  ]);
});

test('a failure says why and takes nothing away', () => {
  const before = fold(wholeReply(WORDS).slice(0, 3));
  const error = { code: 'unavailable', message: 'Not now.' } as const;
  const after = foldEvent(before, { id: idOf(902), type: 'failed', error, safety: SAFE });
  expect(after).toMatchObject({ writing: null, failure: 'Not now.', messages: before.messages });
});

test('an edit under the page’s own name hands on what it replaced to the name the server gave it', () => {
  const before = fold(wholeReply(WORDS));
  const temporary = message(77, { client_id: idOf(77), replaces: idOf(10) });
  const kept = message(20, { client_id: idOf(77), replaces: idOf(10) });
  const messages = put(put(before.messages, temporary), kept);
  expect(messages.map(({ superseded_by }) => superseded_by)).toEqual([idOf(20), idOf(20), null]);
});
