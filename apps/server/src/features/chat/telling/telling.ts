import type { ChatEvent, ErrorCode } from '@yarrow/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Reply } from '../../../db/chats/chat.ts';
import { ApiError } from '../../../http/api-error.ts';
import { presentMessage } from '../present.ts';
import { pieces, type Pause } from './pieces.ts';

/** What happens to a reply while it is told: it lives in this process, and is kept by the one who started it. */
export interface Telling {
  reply: Reply;
  /** What was told so far. */
  sofar: () => string;
  /** Everything from the beginning. */
  all: (signal: AbortSignal) => AsyncGenerator<ChatEvent>;
  /** After this event; from a new beginning where it is none of these. */
  after: (event: string | undefined, signal: AbortSignal) => AsyncGenerator<ChatEvent>;
  has: (event: string) => boolean;
  /** No more of it: what was told is the reply. */
  stop: () => void;
  /** The rest at once. */
  hurry: () => void;
  /** Resolves when it is kept, or could not be. */
  ended: Promise<Reply | ApiError>;
}

export interface TellingOptions {
  reply: Reply;
  /** Null: all at once. */
  pause: Pause | null;
  /** Keeps the reply and answers the last event. */
  keep: (reply: Reply) => Promise<ChatEvent>;
  /** The last event where that failed. */
  failed: (error: unknown) => Extract<ChatEvent, { type: 'failed' }>;
  /** Says that it is alive. False: stop. */
  renew: () => Promise<boolean>;
}

const RENEW_MS = 1_000;

export function tell({ reply, pause, keep, failed, renew }: TellingOptions): Telling {
  const events: ChatEvent[] = [];
  const waiting = new Set<() => void>();
  let sofar = '';
  let over = false;
  let stopping = false;
  let hurrying = false;
  const wake = (): void => {
    for (const one of waiting) one();
    waiting.clear();
  };
  const push = (event: ChatEvent): void => {
    events.push(event);
    wake();
  };
  const begun = (): ChatEvent => ({
    id: uuidv7(),
    type: 'begun',
    message: presentMessage({ ...reply, status: 'streaming' }, sofar),
  });
  const wait: Pause = async (ms) => (hurrying ? undefined : await pause?.(ms));

  async function run(): Promise<Reply | ApiError> {
    push(begun());
    const alive = setInterval(() => {
      // Whether it may go on is asked in vain while the storage is away: then it goes on.
      renew().then(
        (goesOn) => (stopping ||= !goesOn),
        () => {},
      );
    }, RENEW_MS);
    try {
      for await (const text of pieces(reply.content, pause && wait)) {
        if (stopping) break;
        sofar += text;
        push({ id: uuidv7(), type: 'text', message_id: reply.id, text });
      }
      const whole = sofar === reply.content;
      const told: Reply = {
        ...reply,
        status: whole ? 'complete' : 'stopped',
        content: sofar,
        leaseUntil: null,
      };
      push(await keep(told));
      return told;
    } catch (error) {
      const event = failed(error);
      push(event);
      return new ApiError(event.error.code satisfies ErrorCode, undefined, event.safety);
    } finally {
      clearInterval(alive);
      over = true;
      wake();
    }
  }

  async function* from(start: number, signal: AbortSignal): AsyncGenerator<ChatEvent> {
    signal.addEventListener('abort', wake);
    try {
      for (let i = start; !signal.aborted;) {
        const event = events[i];
        if (event) {
          i += 1;
          yield event;
        } else if (over) return;
        else await new Promise<void>((resolve) => waiting.add(resolve));
      }
    } finally {
      signal.removeEventListener('abort', wake);
    }
  }

  return {
    reply,
    sofar: () => sofar,
    has: (event) => events.some(({ id }) => id === event),
    all: (signal) => from(0, signal),
    after: async function* after(event, signal) {
      const place = events.findIndex(({ id }) => id === event);
      if (place >= 0) {
        yield* from(place + 1, signal);
        return;
      }
      const last = events.at(-1);
      const ended = last?.type === 'done' || last?.type === 'failed';
      const next = ended ? events.length - 1 : events.length;
      yield begun();
      yield* from(next, signal);
    },
    stop: () => {
      stopping = true;
    },
    hurry: () => {
      hurrying = true;
    },
    ended: run(),
  };
}
