import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../../testing-waits.ts';
import { identify } from './process-identity.ts';
import {
  bystander,
  deadPid,
  makeSeed,
  newDatabase,
  query,
  removeSeed,
  runApp,
  spyLog,
  start,
  usedDatabase,
  zombie,
} from './testing-embedded.ts';

const isLinux = process.platform === 'linux';

beforeAll(makeSeed);
afterAll(removeSeed);
afterAll(removeSeed);

test('killed under the living app, it is started again', async () => {
  const said = spyLog();
  const server = await start(usedDatabase(), { log: said });
  await query(server.connection, 'create table t as select 1 as n');
  const killed = server.pid;
  const crashed = new Promise((resolve) => server.onCrash(resolve));
  const back = new Promise((resolve) => server.onRestart(resolve));
  process.kill(killed, 'SIGKILL');
  expect(await crashed).toBe('SIGKILL');
  expect(await back).toBe(server.pid);
  expect(server.pid).not.toBe(killed);
  expect(await query(server.connection, 'select n from t')).toEqual([[1]]);
  expect(said.error).toHaveBeenCalledWith(expect.stringContaining('SIGKILL'));
});

test('stop() in the middle of a restart leaves nothing running', async () => {
  const dir = usedDatabase();
  const server = await start(dir);
  const crashed = new Promise((resolve) => server.onCrash(resolve));
  process.kill(server.pid, 'SIGKILL');
  await crashed;
  await server.stop();
  expect(identify(server.pid)).toBeUndefined();
  expect(fs.existsSync(path.join(dir, 'data', 'postmaster.pid'))).toBe(false);
});

test('the orphan of a killed app is ended and its data taken over', async () => {
  const dir = usedDatabase();
  const { app, postmaster } = runApp(dir);
  const orphan = await postmaster;
  await expect(start(dir)).rejects.toThrow(
    `the database in ${dir} is in use by process ${app.pid}`,
  );
  app.kill('SIGKILL');
  await once(app, 'exit');
  expect(identify(orphan)?.command).toContain('postgres');

  const server = await start(dir);
  expect(identify(orphan)).toBeUndefined();
  expect(await query(server.connection, 'select 1')).toEqual([[1]]);
});

test('an app that just exits takes its PostgreSQL with it', async () => {
  const dir = usedDatabase();
  const { app, postmaster } = runApp(dir);
  const pid = await postmaster;
  const removed = new Promise<void>((resolve) => {
    const watcher = fs.watch(path.join(dir, 'data'), (_, name) => {
      if (name === 'postmaster.pid' && !fs.existsSync(path.join(dir, 'data', name)))
        resolve(watcher.close());
    });
  });
  app.stdin?.write('exit');
  await removed; // the last thing PostgreSQL does
  await until(() => identify(pid) === undefined);
  expect(fs.existsSync(path.join(dir, 'app.lock'))).toBe(false);
});

/** A database stopped in the hard way, whose lock file then names another process. */
const crashedNaming = async (pid: number): Promise<string> => {
  const dir = usedDatabase();
  const server = await start(dir);
  const lockFile = path.join(dir, 'data', 'postmaster.pid');
  const content = fs.readFileSync(lockFile, 'utf8');
  await server.stop();
  fs.writeFileSync(lockFile, content.replace(/^\d+/, String(pid)), { mode: 0o600 });
  fs.writeFileSync(path.join(dir, '.s.PGSQL.5432.lock'), content.replace(/^\d+/, String(pid)), {
    mode: 0o600,
  });
  return dir;
};

test('a stale PostgreSQL lock does not stop the start, nor is a stranger with its number harmed', async () => {
  const stranger = bystander();
  const server = await start(await crashedNaming(stranger.pid ?? 0));
  expect(await query(server.connection, 'select 1')).toEqual([[1]]);
  expect(identify(stranger.pid ?? 0)?.command).toBe('sleep 600');
});

test.runIf(isLinux)(
  'a killed PostgreSQL that stayed a zombie does not stop the start',
  async () => {
    const server = await start(await crashedNaming(await zombie()));
    expect(await query(server.connection, 'select 1')).toEqual([[1]]);
  },
);

test('a PostgreSQL that answers but cannot be seen is another container: refused', async ({
  onTestFinished,
}) => {
  const dir = await crashedNaming(await deadPid());
  const other = net.createServer((client) => client.end()).listen(path.join(dir, '.s.PGSQL.5432'));
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  await expect(start(dir)).rejects.toThrow(/in use by process \d+ of another container/);
  expect(fs.existsSync(path.join(dir, 'app.lock'))).toBe(false);
});

test('an interrupted first start leaves nothing half made', async () => {
  const dir = newDatabase();
  fs.mkdirSync(dir);
  const draft = new Promise<string>((resolve) => {
    const watcher = fs.watch(dir, (_, name) => {
      if (name?.startsWith('init-')) resolve((watcher.close(), name));
    });
  });
  const { app } = runApp(dir);
  const name = await draft;
  app.kill('SIGKILL');
  await once(app, 'exit');
  expect(fs.readdirSync(dir)).toContain(name);
  expect(fs.existsSync(path.join(dir, 'data'))).toBe(false);

  const server = await start(dir);
  expect(await query(server.connection, 'select 1')).toEqual([[1]]);
  await server.stop();
  await (await start(dir)).stop();
  expect(fs.readdirSync(dir).filter((entry) => entry.startsWith('init-'))).toEqual([]);
});
