import { setTimeout as delay } from 'node:timers/promises';
import { type ServerProcess } from './server-process.ts';
import { type ServerPlan, startServer } from './start-server.ts';
import { stopServer } from './stop-server.ts';

export interface CrashListener {
  onCrash?(how: string): void;
  onRestart?(pid: number): void;
}

export interface Supervised {
  /** The running PostgreSQL; between a crash and the restart the one that crashed. */
  current(): ServerProcess;
  listen(listener: CrashListener): () => void;
  stop(): Promise<void>;
}

const LONGEST_PAUSE_MS = 5_000;
/** One that ran this long did not crash because of how it was started. */
const STEADY_MS = 60_000;

/** Keeps PostgreSQL running until stop(): when it dies under the living app, it is started again. */
export const supervise = async (plan: ServerPlan): Promise<Supervised> => {
  let server = await startServer(plan);
  let failures = 0;
  const stopping = new AbortController();
  const listeners = new Set<CrashListener>();

  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const since = Date.now();
      const how = await server.exited;
      if (stopping.signal.aborted) return;
      if (Date.now() - since > STEADY_MS) failures = 0;
      plan.log.error(`PostgreSQL stopped unexpectedly (${how}): starting it again`);
      for (const listener of listeners) listener.onCrash?.(how);
      await restart();
    }
  };

  const restart = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        if (failures++ > 0)
          await delay(Math.min(100 * 2 ** failures, LONGEST_PAUSE_MS), undefined, {
            signal: stopping.signal,
          });
        server = await startServer(plan);
        if (stopping.signal.aborted) return;
        plan.log.warn('PostgreSQL runs again');
        for (const listener of listeners) listener.onRestart?.(server.pid);
        return;
      } catch (error) {
        if (!stopping.signal.aborted) plan.log.error((error as Error).message);
      }
    }
  };

  const watching = watch();
  const stop = async (): Promise<void> => {
    stopping.abort();
    await stopServer(server, plan);
    await watching; // a restart that was under way has ended
    await stopServer(server, plan);
  };
  let stopped: Promise<void> | undefined;
  return {
    current: () => server,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => (stopped ??= stop()),
  };
};
