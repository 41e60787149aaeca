import { chatEvent } from '@yarrow/contract';
import { expect, test } from 'vitest';
import { readEvents } from './read-events.ts';
import { wholeReply } from './testing-events.ts';

const EVENTS = wholeReply(['Schlaf ', 'gut \u{1F634}', ' – ']);
const WIRE = EVENTS.map(
  (event) => `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`,
).join(': still here\n\n');

/** As a network may cut it: anywhere, also inside a character. */
function inPieces(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start: (to) => {
      for (let from = 0; from < bytes.length; from += size)
        to.enqueue(bytes.slice(from, from + size));
      to.close();
    },
  });
}

const read = async (body: ReadableStream<Uint8Array>) => {
  const events = [];
  for await (const event of readEvents(body, (data) => chatEvent.parse(data))) events.push(event);
  return events;
};

test.each([1, 2, 3, 7, 64, 100_000])(
  'events are whole, cut into pieces of %i bytes',
  async (size) => {
    expect(await read(inPieces(WIRE, size))).toEqual(EVENTS);
  },
);

test('carriage returns before the line ends are allowed', async () => {
  expect(await read(inPieces(WIRE.replaceAll('\n', '\r\n'), 5))).toEqual(EVENTS);
});

test('an event that is none of the contract is no event', async () => {
  await expect(read(inPieces('data: {"type":"joke"}\n\n', 9))).rejects.toThrow('type');
});

test('an event cut off in the middle is not told of', async () => {
  expect(await read(inPieces(WIRE.slice(0, -20), 50))).toEqual(EVENTS.slice(0, -1));
});

test('whoever stops listening closes the connection', async () => {
  let closed = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (to) => to.enqueue(new TextEncoder().encode(WIRE)),
    cancel: () => {
      closed = true;
    },
  });
  for await (const event of readEvents(body, (data) => chatEvent.parse(data)))
    if (event.type === 'begun') break;
  expect(closed).toBe(true);
});
