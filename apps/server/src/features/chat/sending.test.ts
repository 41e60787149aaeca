import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { createTestApp, type TestApp } from '../../testing.ts';
import { CRISIS, LOW_MOOD, newChatter, scripted, textOf, typesOf } from './testing-chat.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ assistant: scripted });
});
afterAll(async () => await test.close());

describe('a message', () => {
  it('is answered, and both are kept', async () => {
    const person = await newChatter(test);
    const { message, session, safety } = await person.send('  a headache ');
    expect(message).toMatchObject({
      role: 'assistant',
      content: 'I hear a headache at level none.',
      status: 'complete',
      quick_replies: ['Go on'],
    });
    expect(safety).toMatchObject({ level: 'none', emergency: false, resources: [] });
    expect(session.last_activity > session.created_at).toBe(true);
    const [mine, theirs] = await person.messages();
    expect(mine).toMatchObject({ role: 'user', content: 'a headache', status: 'complete' });
    expect(theirs).toEqual(message);
  });

  it('goes on from the one before', async () => {
    const person = await newChatter(test);
    await person.send('one');
    expect((await person.send('two')).message.content).toContain('one, then two');
  });

  it('is told as a stream, word by word', async () => {
    const person = await newChatter(test);
    const events = await person.stream('a headache');
    const words = Array<string>(7).fill('text');
    expect(typesOf(events)).toEqual(['accepted', 'begun', ...words, 'done']);
    expect(events[1]).toMatchObject({ message: { content: '', status: 'streaming' } });
    expect(textOf(events.slice(0, -1))).toBe('I hear a headache at level none.');
    expect((await person.messages())[1]).toMatchObject({ status: 'complete' });
  });

  it.each([[''], ['   '], ['x'.repeat(8001)]])('of %.5s… is refused', async (message) => {
    const person = await newChatter(test);
    const answer = await person.ask('POST', `${person.chat}/messages`, { message });
    expect(answer.statusCode).toBe(400);
    expect(await person.messages()).toEqual([]);
  });

  it('finds an ended chat readable and closed', async () => {
    const person = await newChatter(test);
    await person.send('one');
    expect((await person.ask('DELETE', person.chat)).statusCode).toBe(200);
    expect((await person.ask('DELETE', person.chat)).statusCode).toBe(200);
    expect((await person.session()).status).toBe('ended');
    const answer = await person.ask('POST', `${person.chat}/messages`, { message: 'two' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ error: { code: 'session_ended' } });
    expect(await person.messages()).toHaveLength(2);
  });
});

describe('the same message again', () => {
  it('is answered with the same reply, and nothing is kept twice', async () => {
    const person = await newChatter(test);
    const client_id = uuidv7();
    const first = await person.send('one', { client_id });
    const again = await person.send('one', { client_id });
    expect(again).toEqual(first);
    const streamed = await person.stream('one', { client_id });
    expect(typesOf(streamed)[0]).toBe('accepted');
    expect(textOf(streamed)).toBe(first.message.content);
    expect(await person.messages()).toHaveLength(2);
  });

  it('sent many times at once is one message with one reply', async () => {
    const person = await newChatter(test);
    const client_id = uuidv7();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        i % 2 === 0
          ? person.send('one', { client_id }).then((sent) => sent.message)
          : person.stream('one', { client_id }).then((events) => {
              const last = events.at(-1);
              return last?.type === 'done' ? last.message : undefined;
            }),
      ),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await person.messages()).toHaveLength(2);
  });

  it('sent at once to two servers is one message with one reply', async () => {
    const person = await newChatter(test);
    const other = await test.another();
    const client_id = uuidv7();
    const body = { message: CRISIS, client_id };
    const url = `/api/v1${person.chat}/messages`;
    const headers = { authorization: `Bearer ${person.token}` };
    const answers = await Promise.all(
      [test.app, other, test.app, other].map((app) =>
        app.inject({ method: 'POST', url, headers, body }),
      ),
    );
    const ids = answers.map((answer) => answer.json<{ message: { id: string } }>().message.id);
    expect(new Set(ids).size).toBe(1);
    expect(await person.messages()).toHaveLength(2);
    const details = await person.ask('GET', `${person.chat}/detailed`);
    expect(details.json<{ risk_timeline: unknown[] }>().risk_timeline).toHaveLength(1);
  });
});

describe('different messages at once', () => {
  it('are all kept and answered, each after the others', async () => {
    const person = await newChatter(test);
    const said = ['one', 'two', 'three', 'four', LOW_MOOD];
    await Promise.all(said.map((message) => person.send(message)));
    const messages = await person.messages();
    expect(messages).toHaveLength(10);
    const mine = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
    expect(mine.toSorted()).toEqual(said.toSorted());
    const longest = (await person.send('last')).message.content;
    expect(longest).toContain(`${mine.join(', then ')}, then last`);
  });
});

describe('a reply that fails', () => {
  it('leaves the message kept, and is made when asked for again', async () => {
    const person = await newChatter(test);
    const client_id = uuidv7();
    const events = await person.stream('break down', { client_id });
    expect(typesOf(events)).toEqual(['accepted', 'failed']);
    expect(events[1]).toMatchObject({ error: { code: 'internal_error' } });
    expect(await person.messages()).toHaveLength(1);

    const answer = await person.ask('POST', `${person.chat}/messages`, {
      message: `${CRISIS}, break down`,
    });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ safety: { level: 'immediate' } });

    const healthy = await test.another({
      assistant: {
        ...scripted,
        take: (before, message, setting, variant) =>
          scripted.take(before, { ...message, text: 'mended' }, setting, variant),
      },
    });
    const same = await newChatter(test, { token: person.token, app: healthy });
    const mended = await same.ask('POST', `${person.chat}/messages`, {
      message: 'break down',
      client_id,
    });
    expect(mended.json()).toMatchObject({
      message: { content: expect.stringContaining('mended') as string },
    });
  });
});
