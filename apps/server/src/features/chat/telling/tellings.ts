import type { Pause } from './pieces.ts';
import { tell, type Telling, type TellingOptions } from './telling.ts';

/** The replies this process is telling, and told a moment ago. */
export interface Tellings {
  pause: Pause;
  start: (options: TellingOptions) => Telling;
  find: (replyId: string) => Telling | undefined;
  /** The one an event belongs to. */
  withEvent: (sessionId: string, event: string) => Telling | undefined;
  ofSession: (sessionId: string) => Telling[];
  /** The same work once, however many ask for it meanwhile. */
  once: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Resolves when that work is done, or at once where there is none. Never rejects. */
  settled: (name: string) => Promise<void>;
  /** Tells the rest of everything at once, and resolves when it is kept. */
  finish: () => Promise<void>;
}

/** An ended one can be taken up for so long at the event where a client lost it. */
const KEPT_MS = 30_000;

export function createTellings(pause: Pause): Tellings {
  const known = new Map<string, Telling>();
  const works = new Map<string, Promise<unknown>>();
  const ofSession = (id: string): Telling[] =>
    [...known.values()].filter(({ reply }) => reply.sessionId === id);
  return {
    pause,
    start: (options) => {
      const telling = tell(options);
      const { id } = options.reply;
      known.set(id, telling);
      void telling.ended.then(() => setTimeout(() => known.delete(id), KEPT_MS).unref());
      return telling;
    },
    find: (id) => known.get(id),
    ofSession,
    withEvent: (session, event) => ofSession(session).find((one) => one.has(event)),
    once: async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const going = works.get(name) as Promise<T> | undefined;
      if (going) return await going;
      const started = work().finally(() => works.delete(name));
      works.set(name, started);
      return await started;
    },
    settled: async (name) => void (await works.get(name)?.catch(() => {})),
    finish: async () => {
      await Promise.allSettled(works.values());
      for (const telling of known.values()) telling.hurry();
      await Promise.all([...known.values()].map(({ ended }) => ended));
    },
  };
}
