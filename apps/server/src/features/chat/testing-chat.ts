import { joinSafety, judgeSafety, startConversation } from '@yarrow/assistant';
import {
  API_BASE,
  chatEvent,
  messageResponse,
  type ChatEvent,
  type ChatMessage,
  type ChatSession,
} from '@yarrow/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { z } from 'zod';
import type { TestApp } from '../../testing.ts';
import { call, signUpAs } from '../auth/testing-people.ts';
import type { Assistant } from './assistant.ts';

/* A person who chats, and an assistant that says what it was told. */

/** Its replies name the turns before, so that a test sees which conversation it was told. */
export const scripted: Assistant = {
  start: startConversation,
  join: joinSafety,
  judge: (_conversation, text, { knowledge: { model }, country }) =>
    judgeSafety([text], { model, country, emergency: text.includes('chest') }),
  take: (before, { text }, _setting, variant) => {
    if (text.includes('break down')) throw new Error('broken');
    const said = [...before.crisis.said, text];
    const version = variant > 0 ? ` (version ${variant})` : '';
    return {
      conversation: { ...before, turn: before.turn + 1, crisis: { ...before.crisis, said } },
      reply: {
        content: `I hear ${said.join(', then ')} at level ${before.level}${version}.`,
        citations: [],
        quickReplies: ['Go on'],
        caseChange: null,
        ...(text.includes('plan') && { safetyPlan: `Plan: ${text}` }),
      },
    };
  },
};

export const CHATS = '/mental-health/sessions';
export type Sent = z.infer<typeof messageResponse>;

export interface Chatter {
  token: string;
  userId: string;
  chat: string;
  ask: (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
  send: (message: string, more?: object) => Promise<Sent>;
  /** The same, streamed. */
  stream: (message: string, more?: object) => Promise<ChatEvent[]>;
  messages: () => Promise<ChatMessage[]>;
  session: () => Promise<ChatSession>;
  resume: (after?: string) => Promise<ChatEvent[]>;
  /** The same, where something is done as soon as its first event has come. */
  resumeAnd: (then: () => void) => Promise<ChatEvent[]>;
}

/** Signs up, or is who the token says, and starts a chat. */
export async function newChatter(
  test: TestApp,
  more: { token?: string; start?: object; app?: FastifyInstance } = {},
): Promise<Chatter> {
  const token = more.token ?? (await signUpAs(test)).firebase_id_token;
  const app = more.app ?? test.app;
  const ask: Chatter['ask'] = (method, path, body, headers = {}) =>
    call(app, method, path, { token, headers, ...(body && { body }) });
  const created = await ask('POST', CHATS, more.start ?? {});
  if (created.statusCode !== 201) throw new Error(`starting a chat answered ${created.body}`);
  const { session } = created.json<{ session: ChatSession }>();
  const chat = `${CHATS}/${session.id}`;
  const expectOk = (answer: LightMyRequestResponse): LightMyRequestResponse => {
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
    return answer;
  };
  const messages = `${chat}/messages`;
  return {
    token,
    userId: session.user_id,
    chat,
    ask,
    send: async (message, options) =>
      messageResponse.parse(expectOk(await ask('POST', messages, { message, ...options })).json()),
    stream: async (message, options) =>
      eventsIn(expectOk(await ask('POST', messages, { message, ...options }, EVENTS)).body),
    messages: async () =>
      expectOk(await ask('GET', `${messages}?limit=200`)).json<{ messages: ChatMessage[] }>()
        .messages,
    session: async () => expectOk(await ask('GET', chat)).json<{ session: ChatSession }>().session,
    resume: async (after) => {
      const query = after === undefined ? '' : `?after=${after}`;
      return eventsIn(expectOk(await ask('GET', `${chat}/events${query}`)).body);
    },
    resumeAnd: async (then) => {
      const answer = await app.inject({
        url: `${API_BASE}${chat}/events`,
        headers: { ...EVENTS, authorization: `Bearer ${token}` },
        payloadAsStream: true,
      });
      let body = '';
      for await (const part of answer.stream()) {
        body += String(part);
        if (body.includes('\n\n')) then();
      }
      return eventsIn(body);
    },
  };
}

export const EVENTS = { accept: 'text/event-stream' };

/** Parsed by the contract; the id and the name of each agree with what it says. */
export function eventsIn(body: string): ChatEvent[] {
  const blocks = body.split('\n\n').filter((block) => block !== '' && !block.startsWith(':'));
  return blocks.map((block) => {
    const field = (name: string): string =>
      block
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2) ?? '';
    const event = chatEvent.parse(JSON.parse(field('data')));
    if (event.id !== field('id') || event.type !== field('event')) throw new Error(block);
    return event;
  });
}

export const typesOf = (events: ChatEvent[]): string[] => events.map(({ type }) => type);

/** What a client shows after these events. */
export function textOf(events: readonly ChatEvent[]): string {
  let shown = '';
  for (const event of events) {
    if (event.type === 'begun' || event.type === 'done') shown = event.message.content;
    if (event.type === 'text') shown += event.text;
  }
  return shown;
}

/** Of another's message. */
export const CRISIS = 'I want to kill myself tonight';
export const LOW_MOOD = 'I wish I was dead';

/** A pause that a test lets go on, word by word. */
export function gate() {
  let open: (() => void)[] = [];
  let free = false;
  return {
    pause: (): Promise<void> =>
      free ? Promise.resolve() : new Promise((resolve) => void open.push(resolve)),
    /** Lets the next words through. */
    step: (): void => {
      const now = open;
      open = [];
      for (const one of now) one();
    },
    open: (): void => {
      free = true;
      for (const one of open) one();
    },
    waiting: (): number => open.length,
  };
}
