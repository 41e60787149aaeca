import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { ChatMessage } from '@yarrow/contract';
import { ask, newPerson, readStream, startChatServer } from './testing-chat-process.ts';

/*
 * npm run prove:streams [-- --streams N --seconds N]: so many people chat at once, each asking again when the reply is
 * told. No event is lost, memory does not grow without end; prints how soon the first events come. On one machine with
 * the clients, so the times are those of a loaded server.
 */

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
  },
});
const [streams, seconds] = [Number(values.streams), Number(values.seconds)];
if (!(streams >= 1) || !(seconds >= 1)) throw new Error('--streams and --seconds take numbers from 1');

const SAID = [
  'I have had a headache for two days',
  'what can I take against it?',
  'it is on both sides and no worse when I move',
  'I am 34 and healthy otherwise',
];
/** Memory after the end, beside that in the middle: what is above may be a leak. */
const GROWTH = 1.15;

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'yarrow-prove-streams-'));
const server = await startChatServer(dir, 'built-in');
const people: { token: string; chat: string }[] = [];
while (people.length < streams) people.push(await newPerson(server));

const first: number[] = [];
const firstText: number[] = [];
const problems: string[] = [];
let told = 0;

/** One message and its reply: every event in its order, and the words together what is kept. */
async function converse(person: { token: string; chat: string }, turn: number): Promise<void> {
  const types: string[] = [];
  let words = '';
  let kept: ChatMessage | undefined;
  await readStream(server, person, { message: SAID[turn % SAID.length] }, (type, data, ms) => {
    if (types.length === 0) first.push(ms);
    if (type === 'text' && !types.includes('text')) firstText.push(ms);
    types.push(type);
    const event = JSON.parse(data) as { text?: string; message?: ChatMessage };
    if (type === 'text') words += event.text ?? '';
    if (type === 'done') kept = event.message;
  });
  told += types.length;
  const order = types.join(' ').replaceAll(/(?:text ?)+/g, 'text ').trim();
  if (order !== 'accepted begun text done') problems.push(`events came as ${order}`);
  if (kept?.content !== words) problems.push('the words told are not the words kept');
}

const quantile = (times: number[], share: number): string =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(0);
const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;

// Alone first: what one person meets on an idle server.
const [alone] = people;
if (alone) for (let turn = 0; turn < 20; turn += 1) await converse(alone, turn);
console.log(`alone: accepted after ${quantile(first, 0.5)} ms (99 %: ${quantile(first, 0.99)}),`);
console.log(`first words after ${quantile(firstText, 0.5)} ms (99 %: ${quantile(firstText, 0.99)})`);
first.length = 0;
firstText.length = 0;

const start = await server.memory();
const end = Date.now() + seconds * 1000;
const turns: number[] = [];
const chatting = people.map(async (person) => {
  let turn = 0;
  for (; Date.now() < end; turn += 1) await converse(person, turn);
  turns.push(turn);
});
await delay((seconds * 1000) / 2);
const middle = await server.memory();
await Promise.all(chatting);
await delay(31_000); // until what is kept for resuming is let go
const last = await server.memory();

const counts = await Promise.all(
  people.slice(0, 10).map(async (person) => {
    const list = await ask<{ messages: unknown[] }>(
      server,
      `${person.chat}/messages?limit=200`,
      person,
    );
    return list.messages.length % 2;
  }),
);
if (counts.some((odd) => odd === 1)) problems.push('a message has no reply');
server.process.kill('SIGTERM');
await server.gone;
fs.rmSync(dir, { recursive: true, force: true });

const replies = turns.reduce((sum, one) => sum + one, 0);
console.log(`${streams} streams for ${seconds} s: ${replies} replies, ${told} events`);
console.log(`accepted: ${quantile(first, 0.5)} ms, 99 %: ${quantile(first, 0.99)} ms`);
console.log(`first words: ${quantile(firstText, 0.5)} ms, 99 %: ${quantile(firstText, 0.99)} ms`);
console.log(`memory: ${[start, middle, last].map(megabytes).join(' / ')} (start, middle, end)`);
if (last > middle * GROWTH) problems.push('memory grows');
for (const problem of new Set(problems)) console.log(`FAILED: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
