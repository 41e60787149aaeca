import type { ChatMessage } from '@yarrow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { createTestApp, type TestApp } from '../../testing.ts';
import { newChatter, scripted, textOf, typesOf, EVENTS, eventsIn } from './testing-chat.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ assistant: scripted });
});
afterAll(async () => await test.close());

const counting = (messages: ChatMessage[]): string[] =>
  messages.filter((one) => one.superseded_by === null).map(({ content }) => content);

describe('a message said differently', () => {
  it('takes the conversation another way from there, and the old way is kept', async () => {
    const person = await newChatter(test);
    for (const said of ['one', 'two', 'three']) await person.send(said);
    const before = await person.messages();
    const two = before[2]?.id;
    const { message } = await person.send('another two', { replaces: two });
    expect(message.content).toBe('I hear one, then another two at level none.');

    const after = await person.messages();
    expect(after.slice(0, 6).map(({ content }) => content)).toEqual(
      before.map(({ content }) => content),
    );
    const edited = after[6];
    expect(edited).toMatchObject({ content: 'another two', replaces: two, superseded_by: null });
    expect(after.map((one) => one.superseded_by)).toEqual([
      null,
      null,
      edited?.id,
      edited?.id,
      edited?.id,
      edited?.id,
      null,
      null,
    ]);
    expect((await person.send('four')).message.content).toContain(
      'one, then another two, then four',
    );
  });

  it('has to be the newest version of one’s own in this session', async () => {
    const person = await newChatter(test);
    const { message } = await person.send('one');
    const [one] = await person.messages();
    await person.send('another one', { replaces: one?.id });
    const elsewhere = await newChatter(test, { token: person.token });
    const send = async (chat: string, replaces: string | undefined): Promise<number> =>
      (await person.ask('POST', `${chat}/messages`, { message: 'x', replaces })).statusCode;
    expect(await send(person.chat, one?.id)).toBe(400);
    expect(await send(person.chat, message.id)).toBe(404);
    expect(await send(person.chat, uuidv7())).toBe(404);
    expect(await send(elsewhere.chat, one?.id)).toBe(404);
    expect(await person.messages()).toHaveLength(4);
  });
});

describe('a reply made again', () => {
  it('is another version from the same state, and the old one is kept', async () => {
    const person = await newChatter(test);
    await person.send('one');
    const { message: old } = await person.send('two');
    const path = `${person.chat}/messages/${old.id}/regenerate`;
    const answer = await person.ask('POST', path);
    expect(answer.json()).toMatchObject({
      message: { content: 'I hear one, then two at level none (version 1).', replaces: old.id },
    });
    const messages = await person.messages();
    expect(messages.at(-1)).toMatchObject({ status: 'complete', superseded_by: null });
    expect(messages.find(({ id }) => id === old.id)).toMatchObject({
      content: old.content,
      superseded_by: messages.at(-1)?.id,
    });
    expect((await person.ask('POST', path)).statusCode).toBe(400);
    expect((await person.send('three')).message.content).toContain('one, then two, then three');
  });

  it('is told as a stream', async () => {
    const person = await newChatter(test);
    const { message: old } = await person.send('one');
    const path = `${person.chat}/messages/${old.id}/regenerate`;
    const events = eventsIn((await person.ask('POST', path, undefined, EVENTS)).body);
    expect(typesOf(events).slice(0, 2)).toEqual(['accepted', 'begun']);
    expect(textOf(events)).toContain('version 1');
    expect(events.at(-1)).toMatchObject({ type: 'done', message: { replaces: old.id } });
  });

  it('ends what came after it', async () => {
    const person = await newChatter(test);
    const { message: old } = await person.send('one');
    await person.send('two');
    await person.ask('POST', `${person.chat}/messages/${old.id}/regenerate`);
    expect(counting(await person.messages())).toEqual([
      'one',
      'I hear one at level none (version 1).',
    ]);
    expect((await person.send('three')).message.content).toContain('one, then three');
  });

  it('is not to be had of a person’s message, of another chat or after the end', async () => {
    const person = await newChatter(test);
    const { message } = await person.send('one');
    const [said] = await person.messages();
    const elsewhere = await newChatter(test, { token: person.token });
    const again = async (chat: string, id?: string): Promise<number> =>
      (await person.ask('POST', `${chat}/messages/${id}/regenerate`)).statusCode;
    expect(await again(person.chat, said?.id)).toBe(404);
    expect(await again(elsewhere.chat, message.id)).toBe(404);
    expect(await again(person.chat, uuidv7())).toBe(404);
    await person.ask('DELETE', person.chat);
    expect(await again(person.chat, message.id)).toBe(409);
  });
});
