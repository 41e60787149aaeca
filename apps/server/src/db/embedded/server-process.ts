import { type ChildProcess, spawn } from 'node:child_process';
import { serverEnvironment } from './environment.ts';
import { type Launch } from './launch.ts';

/** One run of PostgreSQL, from spawn to exit. */
export interface ServerProcess {
  pid: number;
  child: ChildProcess;
  /** Resolves at its end with how it ended, never rejects. */
  exited: Promise<string>;
  /** The last lines it wrote. */
  tail(): string;
}

/** It ended, or could not be started at all, before it accepted connections. */
export class StartFailure extends Error {}

const KEPT = 4000;
const LINGER_MS = 2_000;
const READY = 'database system is ready to accept connections';

/**
 * Spawns PostgreSQL and waits until it accepts connections; a recovery may take its time.
 * `onSpawn` gets the pid before anything else can happen.
 */
export const runServer = async (
  launch: Launch,
  args: string[],
  hooks: { stalePid: number | undefined; onSpawn(pid: number): void; onPanic(line: string): void },
): Promise<ServerProcess> => {
  const [file, argv] = launch.command('postgres', args);
  const child = spawn(file, argv, {
    ...launch.ids,
    cwd: '/',
    // PostgreSQL takes a lock file with this number for stale, yet still looks for the old memory.
    env: serverEnvironment(
      hooks.stalePid === undefined ? {} : { PG_GRANDPARENT_PID: String(hooks.stalePid) },
    ),
    stdio: ['ignore', 'ignore', 'pipe'],
    // A session of its own: Ctrl-C in the terminal must reach the app alone, which drains requests first.
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  let tail = '';
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => {
      const end = (): void => resolve(signal ?? `exit code ${code}`);
      // 'close' tells that its children, who hold the old shared memory, are gone too, and all was read.
      child.once('close', end);
      setTimeout(end, LINGER_MS).unref();
    });
  });
  const ready = new Promise<true>((resolve) => {
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      tail = (tail + text).slice(-KEPT);
      if (text.includes('PANIC:')) hooks.onPanic(text.trim());
      if (tail.includes(READY)) resolve(true);
    });
  });
  if (child.pid !== undefined) hooks.onSpawn(child.pid);
  const outcome = await Promise.race([ready, exited]);
  if (outcome !== true)
    throw new StartFailure(`PostgreSQL did not start (${outcome})${tail && `: ${tail.trim()}`}`);
  return { pid: child.pid ?? 0, child, exited, tail: () => tail.trim() };
};
