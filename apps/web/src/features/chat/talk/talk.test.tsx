import type { ChatEvent } from '@yarrow/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, OFFLINE } from '../../../lib/api-error.ts';
import { call } from '../../../lib/api.ts';
import { openStream } from '../../../lib/open-stream.ts';
import { idOf, message, SAFE, wholeReply } from '../stream/testing-events.ts';
import { createTalk, type Talk } from './talk.ts';

vi.mock('../../../lib/api.ts', () => ({ call: vi.fn<typeof call>() }));
vi.mock('../../../lib/open-stream.ts', () => ({ openStream: vi.fn<typeof openStream>() }));
const server = vi.mocked(call);
const streams = vi.mocked(openStream);

const EVENTS = wholeReply(['Drink ', 'plenty.']);
/** The message comes back under the name the page gave it. */
const named = (event: ChatEvent, clientId: string): ChatEvent =>
  event.type === 'accepted'
    ? { ...event, message: { ...event.message, client_id: clientId } }
    : event;

function body(events: readonly ChatEvent[], breaks = false): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(control) {
      for (const event of events)
        control.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
      if (breaks) control.error(new TypeError('network'));
      else control.close();
    },
  });
}

let talk: Talk;
beforeEach(() => {
  server.mockReset();
  streams.mockReset();
  talk = createTalk(idOf(1), () => {});
  talk.isNew();
});
const said = () => talk.store.getState().thread.messages.map(({ content }) => content);
const sentId = (nth: number): string =>
  ((streams.mock.calls[nth] ?? [])[1]?.body as { client_id: string } | undefined)?.client_id ?? '';
const answer = (events: readonly ChatEvent[]) =>
  streams.mockImplementationOnce((_, options) => {
    const clientId = (options.body as { client_id?: string } | undefined)?.client_id ?? '';
    return Promise.resolve(body(events.map((event) => named(event, clientId))));
  });

test('what is said is there at once, gives way to what the server kept, and is answered', async () => {
  answer(EVENTS);
  const sending = talk.send('message 10');
  expect(said()).toEqual(['message 10']);
  expect(talk.store.getState().phase).toBe('sending');
  await sending;
  expect(said()).toEqual(['message 10', 'Drink plenty.']);
  expect(talk.store.getState()).toMatchObject({ phase: 'idle', unsent: null, finished: idOf(12) });
});

test('a stream that breaks is resumed after the last event, and nothing is doubled', async () => {
  vi.useFakeTimers();
  streams.mockImplementationOnce((_, options) =>
    Promise.resolve(
      new ReadableStream({
        async start(control) {
          const { client_id: id } = options.body as { client_id: string };
          for (const event of EVENTS.slice(0, 3))
            control.enqueue(
              new TextEncoder().encode(`data: ${JSON.stringify(named(event, id))}\n\n`),
            );
          await new Promise((resolve) => setTimeout(resolve, 10));
          control.error(new TypeError('network'));
        },
      }),
    ),
  );
  streams.mockRejectedValueOnce(new ApiError(OFFLINE, 0, 'offline'));
  streams.mockResolvedValueOnce(body(EVENTS.slice(2)));
  const sending = talk.send('message 10');
  await vi.advanceTimersByTimeAsync(100);
  expect(talk.store.getState().phase).toBe('lost');
  await vi.advanceTimersByTimeAsync(5000);
  await sending;
  vi.useRealTimers();
  expect(streams.mock.calls[1]).toMatchObject(['chatEvents', { query: { after: EVENTS[2]?.id } }]);
  expect(said()).toEqual(['message 10', 'Drink plenty.']);
});

test('a failed message is taken out, kept for a retry, and sent again under the same name', async () => {
  streams.mockRejectedValueOnce(new ApiError(OFFLINE, 0, 'offline'));
  await talk.send('message 10');
  expect(said()).toEqual([]);
  expect(talk.store.getState().unsent).toMatchObject({ text: 'message 10' });
  answer(EVENTS);
  await talk.retry();
  expect(said()).toEqual(['message 10', 'Drink plenty.']);
  expect(sentId(1)).toBe(sentId(0));
  expect(talk.store.getState().unsent).toBeNull();
});

test('a failed edit leaves the old message in force', async () => {
  answer(EVENTS);
  await talk.send('message 10');
  streams.mockRejectedValueOnce(new ApiError(OFFLINE, 0, 'offline'));
  await talk.send('better', idOf(10));
  const { messages } = talk.store.getState().thread;
  expect(messages.map(({ superseded_by }) => superseded_by)).toEqual([null, null]);
});

test('danger is known from the words, before the network, and from a failure’s own help', async () => {
  let fail: (error: Error) => void = () => {};
  streams.mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)));
  const sending = talk.send('I am going to kill myself tonight');
  await vi.waitFor(() => expect(talk.store.getState().danger.level).toBe('immediate'), 30_000);
  const safety = { ...SAFE, level: 'high' as const, carry_over: true };
  fail(new ApiError('ended', 409, 'session_ended', [], safety));
  await sending;
  expect(talk.store.getState().danger).toMatchObject({ level: 'immediate', carryOver: true });
});

test('loaded again while a reply is missing, it is listened to', async () => {
  const asked = message(10);
  server.mockResolvedValue({ messages: [asked], next_cursor: null } as never);
  streams.mockResolvedValueOnce(body(EVENTS.slice(1)));
  await talk.load(true);
  await vi.waitFor(() => expect(said()).toEqual(['message 10', 'Drink plenty.']), 30_000);
});

test('a list made before the reply was heard to its end takes nothing back, and nothing is asked for again', async () => {
  answer(EVENTS);
  await talk.send('message 10');
  const begun = message(12, { role: 'assistant', content: 'Drink plenty.', status: 'streaming' });
  server.mockResolvedValue({ messages: [message(10), begun], next_cursor: null } as never);
  await talk.load(true);
  expect(said()).toEqual(['message 10', 'Drink plenty.']);
  expect(talk.store.getState().phase).toBe('idle');
  expect(streams).toHaveBeenCalledTimes(1);
});

test('the reason of the server for not taking a message is kept; what was not reached gave none', async () => {
  streams.mockRejectedValueOnce(new ApiError('In a minute, please.', 429, 'too_many_requests'));
  await talk.send('message 10');
  expect(talk.store.getState().unsent?.why).toBe('In a minute, please.');
  streams.mockRejectedValueOnce(new ApiError(OFFLINE, 0, 'offline'));
  await talk.retry();
  expect(talk.store.getState().unsent?.why).toBeUndefined();
});

test('all pages are loaded, and what is on its way stays', async () => {
  server
    .mockResolvedValueOnce({ messages: [message(3)], next_cursor: idOf(3) } as never)
    .mockResolvedValueOnce({ messages: [message(4)], next_cursor: null } as never);
  let release: (body: ReadableStream<Uint8Array>) => void = () => {};
  streams.mockReturnValueOnce(new Promise((resolve) => (release = resolve)));
  const sending = talk.send('on its way');
  await talk.load(false);
  expect(said()).toEqual(['message 3', 'message 4', 'on its way']);
  release(body(EVENTS.map((event) => named(event, sentId(0)))));
  await sending;
  expect(said()).toEqual(['message 3', 'message 4', 'message 10', 'Drink plenty.']);
});

test('the same words sent anew from the box have the name they had: the server may know them', async () => {
  streams.mockRejectedValueOnce(new ApiError(OFFLINE, 0, 'offline'));
  await talk.send('message 10');
  answer(EVENTS);
  await talk.send('message 10');
  expect(sentId(1)).toBe(sentId(0));
});
