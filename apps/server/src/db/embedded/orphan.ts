import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { dataDirectory } from './initialise.ts';
import { identify, type ProcessIdentity } from './process-identity.ts';

/**
 * A killed app leaves its PostgreSQL running. Before starting our own: end it, and find out which
 * number in PostgreSQL's lock file means nothing any more.
 */
export const endOrphan = async (
  dir: string,
  socket: string | undefined,
): Promise<number | undefined> => {
  const pid = recordedPid(dir);
  if (pid !== undefined && isOurs(dir, pid)) await end(dir, pid);
  if (socket === undefined) return pid;
  // Alive, but not a process we can see: another container on the same volume.
  if (await answers(socket))
    throw new Error(
      `the database in ${dir} is in use by process ${pid ?? 'unknown'} of another container: stop it first, or set another DATA_DIR`,
    );
  for (const left of [socket, `${socket}.lock`]) fs.rmSync(left, { force: true });
  return pid;
};

/** Notes who our PostgreSQL is, for the app that may find it orphaned. */
export const recordServer = (dir: string, pid: number): void =>
  fs.writeFileSync(
    recordFile(dir),
    JSON.stringify(identify(pid) ?? { pid, started: '', command: '' }),
    { mode: 0o600 },
  );

const recordFile = (dir: string): string => path.join(dir, 'server.json');

/** The first line of PostgreSQL's own lock file; negative for a single-user server. */
const recordedPid = (dir: string): number | undefined => {
  try {
    const pid = Math.abs(
      Number.parseInt(fs.readFileSync(path.join(dataDirectory(dir), 'postmaster.pid'), 'utf8'), 10),
    );
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
};

/** Never signal a process that merely got the number: its start time and its command line must both fit. */
const isOurs = (dir: string, pid: number): boolean => {
  const now = identify(pid);
  if (!now?.command.includes('postgres')) return false;
  const noted = readRecord(dir);
  if (noted?.pid === pid && noted.started && now.started) return noted.started === now.started;
  return now.command.includes(dataDirectory(dir)); // killed before the note was written
};

const readRecord = (dir: string): ProcessIdentity | undefined => {
  try {
    return JSON.parse(fs.readFileSync(recordFile(dir), 'utf8')) as ProcessIdentity;
  } catch {
    return undefined;
  }
};

/** First politely, then as PostgreSQL's own "immediate" stop. It is nobody's child: no event, so it is polled. */
const end = async (dir: string, pid: number): Promise<void> => {
  for (const [signal, patience] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    signalQuietly(pid, signal);
    for (const until = Date.now() + patience; Date.now() < until; await delay(20))
      if (!isOurs(dir, pid)) return;
  }
  throw new Error(
    `the PostgreSQL of an earlier start (process ${pid}) does not stop: end it, then start again`,
  );
};

const signalQuietly = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch {
    // gone in this moment
  }
};

const answers = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const client = net.connect(socket);
    client.once('connect', () => (client.destroy(), resolve(true)));
    client.once('error', () => resolve(false));
  });
