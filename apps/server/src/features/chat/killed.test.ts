import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ChatMessage } from '@yarrow/contract';
import { expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import {
  ask,
  newPerson,
  readStream,
  startChatServer,
  type ChatServer,
} from './testing-chat-process.ts';
import { LONG } from './testing-long-winded.ts';

/** Events told before the kill: when the message is just kept, in the middle of the reply, near its end. */
const MOMENTS = [1, 40, 95];

it(
  'a server killed while it tells a reply loses no message and no word, and doubles none',
  { timeout: 120_000 },
  async ({ onTestFinished }) => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'yarrow-killed-'));
    onTestFinished(() => fs.rmSync(dir, { recursive: true, force: true, maxRetries: 5 }));
    let server = await startChatServer(dir, 'long-winded');
    onTestFinished(() => void server.process.kill('SIGTERM'));
    const person = await newPerson(server);
    const { token } = person;
    for (const [i, moment] of MOMENTS.entries()) {
      const said = { message: `message ${i}`, client_id: uuidv7() };
      await killedWhileTelling(server, person, said, moment);
      server = await startChatServer(dir, 'long-winded');
      const again = await ask<{ message: ChatMessage }>(server, `${person.chat}/messages`, {
        token,
        body: said,
      });
      expect(again.message.status).toBe('complete');
      expect(again.message.content.endsWith(LONG)).toBe(true);
      const { messages } = await ask<{ messages: ChatMessage[] }>(
        server,
        `${person.chat}/messages`,
        { token },
      );
      expect(messages.map(({ role }) => role)).toEqual(
        Array.from({ length: (i + 1) * 2 }, (_, nth) => (nth % 2 === 0 ? 'user' : 'assistant')),
      );
      expect(messages.at(-2)).toMatchObject({ content: said.message });
      expect(messages.at(-1)).toEqual(again.message);
    }
    server.process.kill('SIGTERM');
    await server.gone;
  },
);

/** Kills the server at this event of the stream. */
async function killedWhileTelling(
  server: ChatServer,
  person: { token: string; chat: string },
  said: object,
  moment: number,
): Promise<void> {
  let events = 0;
  const cutOff = readStream(server, person, said, () => {
    events += 1;
    if (events === moment) server.process.kill('SIGKILL');
  });
  await expect(cutOff).rejects.toBeDefined();
  await server.gone;
}
