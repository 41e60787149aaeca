import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { ChatMessage } from '@yarrow/contract';
import { ask, newPerson, readStream, startChatServer } from './testing-chat-process.ts';

/*
 * npm run prove:streams [-- --streams N --seconds N]: so many people send a message at the same moment, and then for so
 * long each reads and sends the next. No event is lost, memory does not grow; prints how soon the first events come.
 * Server, database and clients share this machine, so the times are those of a loaded one.
 */

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
  },
});
const [streams, seconds] = [Number(values.streams), Number(values.seconds)];
if (!(streams >= 1) || !(seconds >= 1))
  throw new Error('--streams and --seconds take numbers from 1');

const SAID = [
  'I have had a headache for two days',
  'what can I take against it?',
  'it is on both sides and no worse when I move',
  'I am 34 and healthy otherwise',
];
/** A person reads the reply and types for about so long. */
const THINKING_MS = 10_000;
/** What is held in the end, beside the middle: what is above may be a leak. */
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
  const order = types
    .join(' ')
    .replaceAll(/(?:text ?)+/g, 'text ')
    .trim();
  if (order !== 'accepted begun text done') problems.push(`events came as ${order}`);
  if (kept?.content !== words) problems.push('the words told are not the words kept');
}

const quantile = (times: number[], share: number): string =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(0);
/** Prints how soon the events came since the last report. */
function report(what: string): void {
  const show = (times: number[]): string => `${quantile(times, 0.5)} / ${quantile(times, 0.99)} ms`;
  console.log(`${what}: accepted after ${show(first)}, first words after ${show(firstText)}`);
  first.length = 0;
  firstText.length = 0;
}

console.log('times at 50 / 99 %');
const alone = await newPerson(server);
for (let turn = 0; turn < 20; turn += 1) await converse(alone, turn);
report('one person');
const memory = [await server.memory()];
await Promise.all(people.map((person) => converse(person, 0)));
report(`${streams} at the same moment`);

const end = Date.now() + seconds * 1000;
let replies = 0;
const chatting = people.map(async (person) => {
  for (let turn = 0; ; turn += 1) {
    await delay(THINKING_MS * (0.5 + Math.random()));
    if (Date.now() > end) return;
    await converse(person, turn);
    replies += 1;
  }
});
await delay((seconds * 1000) / 2);
memory.push(await server.memory());
await Promise.all(chatting);
report(`${streams} for ${seconds} s`);
await delay(31_000); // until what is kept for resuming is let go
memory.push(await server.memory());

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

const megabytes = (part: 'rss' | 'heapUsed'): string =>
  memory.map((one) => `${(one[part] / 2 ** 20).toFixed(0)} MB`).join(', ');
console.log(`${replies} replies, ${told} events`);
console.log(`at start, middle, end: resident ${megabytes('rss')}; in use ${megabytes('heapUsed')}`);
const [, middle, last] = memory;
if (middle && last && last.heapUsed > middle.heapUsed * GROWTH) problems.push('memory grows');
for (const problem of new Set(problems)) console.log(`FAILED: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
