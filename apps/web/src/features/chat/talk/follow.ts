import type { ChatEvent } from '@yarrow/contract';
import { ApiError } from '../../../lib/api-error.ts';
import { readEvents } from '../stream/read-events.ts';

export type Body = ReadableStream<Uint8Array>;
type Outcome = 'ended' | 'quiet' | 'broken';

interface Following {
  /** The call that starts the stream. Where it fails, this fails. */
  open: () => Promise<Body>;
  /** The rest of the stream. */
  reopen: () => Promise<Body>;
  onEvent: (event: ChatEvent) => void;
  onLost: () => void;
  signal: AbortSignal;
}

const BACKOFF_MS = [300, 1000, 2000, 4000, 8000, 15_000];

/** A reply from its first event to its last, however often the connection breaks in between. */
export async function follow({ open, reopen, onEvent, onLost, signal }: Following): Promise<void> {
  let outcome = await drain(await open(), onEvent, signal);
  for (let tries = 0; outcome !== 'ended' && !signal.aborted; tries += 1) {
    // A stream that ends without an end has nothing more to tell; it is asked once more, and then left.
    if (outcome === 'quiet' && tries > 1) return;
    onLost();
    await pause(BACKOFF_MS[Math.min(tries, BACKOFF_MS.length - 1)] ?? 0, signal);
    if (signal.aborted) return;
    try {
      outcome = await drain(
        await reopen(),
        (event) => {
          tries = 0;
          onEvent(event);
        },
        signal,
      );
    } catch (error) {
      if (isFinal(error)) throw error;
      outcome = 'broken';
    }
  }
}

async function drain(
  body: Body,
  onEvent: (event: ChatEvent) => void,
  signal: AbortSignal,
): Promise<Outcome> {
  const { chatEvent } = await import('../../../lib/contract.ts');
  try {
    for await (const event of readEvents(body, (data) => chatEvent.parse(data))) {
      if (signal.aborted) return 'ended';
      onEvent(event);
      if (event.type === 'done' || event.type === 'failed') return 'ended';
    }
    return 'quiet';
  } catch {
    return 'broken';
  }
}

/** The server answered, and would answer the same again. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Shorter where the network comes back meanwhile. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = (): void => {
      clearTimeout(timer);
      removeEventListener('online', over);
      signal.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    addEventListener('online', over);
    signal.addEventListener('abort', over);
  });
}
