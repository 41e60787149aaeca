import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** What goes over the wire one by one, each with the id that a client resumes after. */
export interface StreamEvent {
  id: string;
  type: string;
}

/** An answer that is told as server-sent events. `open` is called once, and its signal ends with the client. */
export class EventStream {
  readonly open: (signal: AbortSignal) => AsyncIterable<StreamEvent>;

  constructor(open: (signal: AbortSignal) => AsyncIterable<StreamEvent>) {
    this.open = open;
  }
}

export interface StreamTimes {
  /** Between two signs of life, so that no proxy takes a silent stream for a dead one. */
  heartbeatMs: number;
  /** A client that takes nothing for so long is dropped. */
  patienceMs: number;
}
const TIMES: StreamTimes = { heartbeatMs: 15_000, patienceMs: 30_000 };

const HEAD = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** `text/event-stream` is asked for by name, never by a wildcard. */
export const wantsEvents = (accept: string | undefined): boolean =>
  (accept ?? '').toLowerCase().includes('text/event-stream');

/** Sends the events to the end, or until the client is gone or does not read. Never throws. */
export async function sendEvents(
  reply: FastifyReply,
  stream: EventStream,
  { heartbeatMs, patienceMs }: StreamTimes = TIMES,
): Promise<void> {
  reply.hijack();
  const { raw, request } = reply;
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  raw.on('error', () => gone.abort());
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, HEAD);
  const heart = setInterval(() => {
    if (!raw.writableNeedDrain) raw.write(': still here\n\n');
  }, heartbeatMs);
  try {
    for await (const event of stream.open(gone.signal)) {
      if (gone.signal.aborted) break;
      if (!raw.write(inWords(event)) && !(await drained(raw, patienceMs, gone.signal))) break;
    }
    raw.end();
  } catch (error) {
    // The head is sent: the client sees a stream that breaks off, and resumes it.
    request.log.error({ err: { name: (error as Error).name } }, 'a stream broke off');
    raw.destroy();
  } finally {
    clearInterval(heart);
  }
}

/** JSON has no line ends of its own, so one data line holds it. */
const inWords = (event: StreamEvent): string =>
  `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;

/** False where the client is gone or has not read in time; then it is dropped. */
async function drained(
  raw: ServerResponse,
  patienceMs: number,
  gone: AbortSignal,
): Promise<boolean> {
  const signal = AbortSignal.any([gone, AbortSignal.timeout(patienceMs)]);
  try {
    await once(raw, 'drain', { signal });
    return true;
  } catch {
    raw.destroy();
    return false;
  }
}
