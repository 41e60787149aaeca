import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { EventStream, sendEvents, wantsEvents, type StreamEvent } from './event-stream.ts';

let app: FastifyInstance | undefined;
afterEach(async () => {
  app?.server.closeAllConnections();
  await app?.close();
});

interface Served {
  port: number;
  /** Resolves with the time the stream lasted. */
  ended: Promise<number>;
}

/** A server of one stream. */
async function serve(
  open: (signal: AbortSignal) => AsyncIterable<StreamEvent>,
  times: { heartbeatMs: number; patienceMs: number },
): Promise<Served> {
  const server = Fastify();
  app = server;
  const ended = new Promise<number>((resolve) => {
    server.get('/', async (_request, reply) => {
      const start = performance.now();
      await sendEvents(reply.header('x-kept', 'yes'), new EventStream(open), times);
      resolve(performance.now() - start);
    });
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return { port: (server.server.address() as AddressInfo).port, ended };
}

const event = (text: string) => ({ id: '1', type: 'text', text });

it('sends events with id, name and data, signs of life between, and the headers there are', async () => {
  const { port } = await serve(
    async function* slowly() {
      yield event('one\ntwo');
      await delay(120);
      yield event('three');
    },
    { heartbeatMs: 50, patienceMs: 1000 },
  );
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(answer.headers.get('x-kept')).toBe('yes');
  const [first, ...rest] = (await answer.text()).trimEnd().split('\n\n');
  expect(first).toBe('id: 1\nevent: text\ndata: {"id":"1","type":"text","text":"one\\ntwo"}');
  expect(rest.at(-1)).toContain('three');
  expect(rest.slice(0, -1).every((line) => line === ': still here')).toBe(true);
  expect(rest.length).toBeGreaterThan(1);
});

it('drops a client that does not read, and makes no more events for it', async () => {
  let made = 0;
  const { port, ended } = await serve(
    async function* endless() {
      for (;;) {
        made += 1;
        yield event('x'.repeat(100_000));
      }
    },
    { heartbeatMs: 1000, patienceMs: 300 },
  );
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  socket.pause();
  const lasted = await ended;
  expect(lasted).toBeGreaterThan(250);
  expect(lasted).toBeLessThan(3000);
  expect(made).toBeLessThan(200);
  socket.destroy();
});

it('tells the source when the client is gone', async () => {
  let told: AbortSignal | undefined;
  const { port, ended } = await serve(
    async function* waiting(signal) {
      told = signal;
      yield event('one');
      await once(signal, 'abort');
    },
    { heartbeatMs: 1000, patienceMs: 1000 },
  );
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(socket, 'data');
  socket.destroy();
  await ended;
  expect(told?.aborted).toBe(true);
});

it('is asked for by name', () => {
  expect(
    ['text/event-stream', 'text/event-stream, */*', '*/*', undefined].map(wantsEvents),
  ).toEqual([true, true, false, false]);
});
