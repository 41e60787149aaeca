import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { onTestFinished, vi } from 'vitest';
import { silentLog } from '../log.ts';
import { type Connection, type Embedded, type EmbeddedOptions, startEmbedded } from './start.ts';

/** A directory that is gone after the test. Ordinary users must be able to enter it: mkdtemp makes 0700. */
export const temporaryDirectory = (): string => {
  const dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'yarrow-db-')));
  fs.chmodSync(dir, 0o755);
  onTestFinished(() => fs.rmSync(dir, { recursive: true, force: true, maxRetries: 5 }));
  return dir;
};

/** A database directory not started before, its parent already there. */
export const newDatabase = (): string => path.join(temporaryDirectory(), 'postgres');

/** What initdb makes, to be copied by usedDatabase: a copy takes a tenth of the time. Made once per test file. */
let seed: string | undefined;

export const makeSeed = async (): Promise<void> => {
  seed = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'yarrow-seed-')), 'postgres');
  await (await startEmbedded(seed, { log: silentLog, settings: HASTE })).stop();
};

export const removeSeed = (): void =>
  fs.rmSync(path.dirname(seed ?? ''), { recursive: true, force: true });

/** A database directory that was started before, holding nothing. */
export const usedDatabase = (): string => {
  const dir = newDatabase();
  fs.cpSync(path.join(seed ?? '', 'data'), path.join(dir, 'data'), { recursive: true });
  return dir;
};

/** No test here cuts the power. */
const HASTE = { fsync: 'off' };

/** startEmbedded that is stopped after the test, also when it failed. */
export const start = async (
  dir: string,
  options: Partial<EmbeddedOptions> = {},
): Promise<Embedded> => {
  const server = await startEmbedded(dir, { log: silentLog, settings: HASTE, ...options });
  onTestFinished(() => server.stop());
  return server;
};

/** An app in a process of its own. `postmaster` resolves when it has started. */
export const runApp = (dir: string): { app: ChildProcess; postmaster: Promise<number> } => {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const script = fileURLToPath(new URL('./testing-app.ts', import.meta.url));
  const app = spawn(process.execPath, ['--import', tsx, script, dir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void app.kill('SIGKILL'));
  const postmaster = once(app.stdout, 'data').then(([text]) => Number(String(text)));
  return { app, postmaster };
};

const say = () => vi.fn<(message: string) => void>();

/** Remembers what was said. */
export const spyLog = () => ({ info: say(), warn: say(), error: say() });

export const query = async (connection: Connection, sql: string): Promise<unknown[][]> => {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
};

/** A process that has nothing to do with us and lives until the test ends. */
export const bystander = (): ChildProcess => {
  const child = spawn('sleep', ['600']);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
};

/** The number of a process that ended and that its parent does not ask about. */
export const zombie = async (): Promise<number> => {
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 600']);
  onTestFinished(() => void parent.kill('SIGKILL'));
  const pid = Number(String((await once(parent.stdout, 'data'))[0]));
  // No event tells that a stranger became a zombie.
  while (!fs.readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z '))
    await new Promise(setImmediate);
  return pid;
};

/** The number of a process that is gone. */
export const deadPid = async (): Promise<number> => {
  const child = spawn('true');
  await once(child, 'exit');
  return child.pid ?? 0;
};
