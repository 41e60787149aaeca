import fs from 'node:fs';
import { type Log } from '../log.ts';
import { initialise } from './initialise.ts';
import { chooseLaunch, type LaunchMode } from './launch.ts';
import { acquireLock } from './lock.ts';
import { type CrashListener, supervise } from './supervise.ts';
import { socketTransport, tcpTransport, type Transport } from './transport.ts';

export interface Connection {
  host: string;
  port: number;
  user: string;
  database: string;
  password?: string;
}

export interface Embedded {
  readonly connection: Connection;
  readonly mode: LaunchMode;
  /** Of the PostgreSQL that runs now; changes when it was restarted. */
  readonly pid: number;
  /** `how` is a signal or an exit code. Returns the function that stops listening. */
  onCrash(listener: (how: string) => void): () => void;
  onRestart(listener: (pid: number) => void): () => void;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  log: Log;
  /** PostgreSQL settings beside our own, as for `postgres -c`. */
  settings?: Record<string, string>;
  /** Chosen by the platform; to be set by tests only. */
  transport?: 'socket' | 'tcp';
}

/** Starts the PostgreSQL that came with npm as a child of this process, its data in `dir`. */
export const startEmbedded = async (dir: string, options: EmbeddedOptions): Promise<Embedded> => {
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
  const place = fs.realpathSync(dir);
  const lock = acquireLock(place);
  let transport: Transport | undefined;
  try {
    const launch = chooseLaunch(place);
    const useTcp =
      (options.transport ?? (process.platform === 'win32' ? 'tcp' : 'socket')) === 'tcp';
    transport = useTcp ? await tcpTransport(place) : socketTransport(place, launch);
    await initialise(place, launch, transport.password);
    lock.assertHeld();
    const server = await supervise({
      dir: place,
      launch,
      transport,
      settings: options.settings ?? {},
      log: options.log,
    });
    const { host, port, password, release } = transport;
    // The app ends without stop(): PostgreSQL, in a session of its own, would stay.
    const lastResort = (): void => {
      server.current().child.kill('SIGINT');
      lock.release();
    };
    process.once('exit', lastResort);
    let stopped: Promise<void> | undefined;
    const stop = async (): Promise<void> => {
      await server.stop();
      process.off('exit', lastResort);
      release();
      lock.release();
    };
    return {
      connection: {
        host,
        port,
        user: 'postgres',
        database: 'postgres',
        ...(password === undefined ? {} : { password }),
      },
      mode: launch.mode,
      get pid() {
        return server.current().pid;
      },
      onCrash: (onCrash) => server.listen({ onCrash } satisfies CrashListener),
      onRestart: (onRestart) => server.listen({ onRestart } satisfies CrashListener),
      stop: () => (stopped ??= stop()),
    };
  } catch (error) {
    transport?.release();
    lock.release();
    throw error;
  }
};
