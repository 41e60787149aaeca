import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatEvent } from '@yarrow/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../testing-waits.ts';
import { createTestApp, type TestApp } from '../../testing.ts';
import {
  CRISIS,
  EVENTS,
  gate,
  newChatter,
  scripted,
  textOf,
  typesOf,
  type Chatter,
} from './testing-chat.ts';

const REPLY = 'I hear a headache at level none.';
let test: TestApp;
let words: ReturnType<typeof gate>;
let person: Chatter;
beforeEach(async () => {
  words = gate();
  test = await createTestApp({ assistant: scripted, pause: words.pause });
  person = await newChatter(test);
});
afterEach(async () => {
  words.open();
  await test.close();
});

const underWay = () => until(() => words.waiting() > 0);
/** A reply of which so many words are told. */
async function toldUpTo(count: number): Promise<{ stream: Promise<ChatEvent[]> }> {
  const stream = person.stream('a headache');
  stream.catch(() => {}); // whoever awaits it is told; a test that fails before fails once
  for (let i = 1; i < count; i += 1) {
    await underWay();
    words.step();
  }
  await underWay();
  return { stream };
}

describe('a reply that is stopped', () => {
  it('keeps what was told, and the stream ends', async () => {
    const { stream } = await toldUpTo(3);
    const stopping = person.ask('POST', `${person.chat}/stop`);
    setTimeout(words.open, 1000); // by then it is asked to stop
    expect((await stopping).statusCode).toBe(200);
    const [, kept] = await person.messages();
    expect(kept).toMatchObject({ status: 'stopped', content: 'I hear a ', quick_replies: [] });
    expect((await stream).at(-1)).toMatchObject({ type: 'done', message: kept });
    // The conversation took its turn all the same.
    expect((await person.send('and now')).message.content).toContain('a headache, then and now');
  });

  it('is stopped by another server as well', async () => {
    const { stream } = await toldUpTo(2);
    const elsewhere = await test.another();
    const { chat, token } = person;
    await elsewhere.inject({
      method: 'POST',
      url: `/api/v1${chat}/stop`,
      headers: { authorization: `Bearer ${token}` },
    });
    await new Promise((resolve) => setTimeout(resolve, 1200)); // until it renews its lease
    words.open();
    expect((await stream).at(-1)).toMatchObject({
      message: { status: 'stopped', content: 'I hear ' },
    });
    expect((await person.messages())[1]).toMatchObject({ status: 'stopped', content: 'I hear ' });
  });

  it('is nothing to speak of where there is none', async () => {
    expect((await person.ask('POST', `${person.chat}/stop`)).statusCode).toBe(200);
  });
});

describe('a stream that is resumed', () => {
  it('begins with what there is so far, and goes on to the end', async () => {
    const { stream } = await toldUpTo(3);
    await until(async () => (await person.messages())[1]?.content === 'I hear a ');
    const events = await person.resumeAnd(words.open);
    expect(events[0]).toMatchObject({
      type: 'begun',
      message: { content: 'I hear a ', status: 'streaming' },
    });
    expect(typesOf(events).slice(1)).toEqual([...Array<string>(4).fill('text'), 'done']);
    expect(textOf(events.slice(0, -1))).toBe(REPLY);
    expect(textOf(await stream)).toBe(REPLY);
  });

  it('goes on after the event that was seen last', async () => {
    words.open();
    const all = await person.stream('a headache');
    const seen = all.slice(0, 5);
    const rest = await person.resume(seen.at(-1)?.id);
    expect(rest).toEqual(all.slice(5));
    expect(await person.resume('01900000-0000-7000-8000-000000000000')).toMatchObject([
      { type: 'begun', message: { content: REPLY } },
      { type: 'done' },
    ]);
  });

  it('finds a whole reply whole, and an empty chat empty', async () => {
    expect(await person.resume()).toEqual([]);
    words.open();
    await person.send('a headache');
    const other = await newChatter(test, { token: person.token, app: await test.another() });
    const answer = await other.ask('GET', `${person.chat}/events`);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(textOf(await person.resume())).toBe(REPLY);
  });

  it('waits at another server until it is told', async () => {
    const { stream } = await toldUpTo(2);
    const other = await newChatter(test, { token: person.token, app: await test.another() });
    const elsewhere = other.ask('GET', `${person.chat}/events`);
    setTimeout(words.open, 300);
    const { body } = await elsewhere;
    expect(body).toContain(JSON.stringify(REPLY));
    expect((await stream).at(-1)?.type).toBe('done');
    expect(await person.messages()).toHaveLength(2);
  });

  it('makes the reply that was never begun', async () => {
    const broken = await test.another({
      assistant: { ...scripted, take: () => Promise.reject(new Error('killed')) },
    });
    const { chat, token } = person;
    await broken.inject({
      method: 'POST',
      url: `/api/v1${chat}/messages`,
      headers: { authorization: `Bearer ${token}` },
      body: { message: 'a headache' },
    });
    expect(await person.messages()).toHaveLength(1);
    words.open();
    expect(textOf(await person.resume())).toBe(REPLY);
    expect(await person.messages()).toHaveLength(2);
  });

  it('finishes what a killed server was telling', async () => {
    words.open();
    await person.send('a headache');
    await test.database.pool.query(
      "update chat_messages set status = 'streaming', lease_until = now() - interval '1 second' where role = 'assistant'",
    );
    const other = await newChatter(test, { token: person.token, app: await test.another() });
    const { body } = await other.ask('GET', `${person.chat}/events`);
    expect(body).toContain(JSON.stringify(REPLY));
    expect((await person.messages())[1]).toMatchObject({ status: 'complete', content: REPLY });
  });
});

describe('a client that goes away', () => {
  it('loses nothing: the reply is told to its end and kept', async () => {
    await test.app.listen({ port: 0 });
    const { port } = test.app.server.address() as AddressInfo;
    const client = request({
      port,
      method: 'POST',
      path: `/api/v1${person.chat}/messages`,
      headers: {
        ...EVENTS,
        authorization: `Bearer ${person.token}`,
        'content-type': 'application/json',
      },
    });
    client.on('error', () => {});
    client.end(JSON.stringify({ message: 'a headache' }));
    await new Promise<void>((resolve) => {
      client.on('response', (answer) => answer.once('data', () => resolve(void answer.destroy())));
    });
    words.open();
    await until(async () => (await person.messages())[1]?.status === 'complete');
    expect((await person.messages())[1]).toMatchObject({ content: REPLY });
  });
});

describe('in danger', () => {
  it('nobody waits for words to trickle', async () => {
    const events = await person.stream(CRISIS);
    expect(typesOf(events)).toEqual(['accepted', 'begun', 'text', 'done']);
    expect(events[0]).toMatchObject({ safety: { level: 'immediate' } });
  });
});

describe('a server that is told to stop', () => {
  it('tells the rest at once and keeps it', async () => {
    const { stream } = await toldUpTo(2);
    const closing = test.app.close();
    setTimeout(words.step, 1000); // the pause it is in; it makes no other
    await closing;
    expect(textOf(await stream)).toBe(REPLY);
    const kept = await test.database.pool.query<{ status: string }>(
      "select status from chat_messages where role = 'assistant'",
    );
    expect(kept.rows).toEqual([{ status: 'complete' }]);
  });
});
