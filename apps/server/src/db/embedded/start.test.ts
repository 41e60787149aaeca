import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { identify } from './process-identity.ts';
import {
  bystander,
  deadPid,
  makeSeed,
  newDatabase,
  query,
  removeSeed,
  runApp,
  start,
  temporaryDirectory,
  usedDatabase,
  zombie,
} from './testing-embedded.ts';

const isRoot = process.getuid?.() === 0;
const isLinux = process.platform === 'linux';
const say = () => vi.fn<(message: string) => void>();
const log = () => ({ info: say(), warn: say(), error: say() });

beforeAll(makeSeed);
afterAll(removeSeed);

test('starts, keeps what is written over a restart, and says nothing', async () => {
  const dir = newDatabase();
  const quiet = log();
  const first = await start(dir, { log: quiet });
  await query(first.connection, 'create table t as select 1 as n');
  await expect(start(dir)).rejects.toThrow(`DATA_DIR ${dir} is in use by process ${process.pid}`);
  await first.stop();
  expect(identify(first.pid)).toBeUndefined();
  expect(fs.readdirSync(dir).toSorted()).toEqual(['data', 'server.json']);

  const second = await start(dir, { log: quiet });
  expect(await query(second.connection, 'select n from t')).toEqual([[1]]);
  for (const said of Object.values(quiet)) expect(said).not.toHaveBeenCalled();
});

test.runIf(isLinux)(
  'the database is ours alone: directory, socket, environment, terminal',
  async () => {
    vi.stubEnv('TOKEN_KEY', 'a-secret-of-the-app');
    const dir = usedDatabase();
    const server = await start(dir);
    expect(fs.statSync(dir).mode & 0o777).toBe(0o700);
    expect(fs.statSync(path.join(dir, '.s.PGSQL.5432')).mode & 0o777).toBe(0o700);
    expect(fs.readFileSync(`/proc/${server.pid}/environ`, 'utf8')).not.toContain(
      'a-secret-of-the-app',
    );
    // Its own process group: Ctrl-C reaches the app only.
    const stat = fs.readFileSync(`/proc/${server.pid}/stat`, 'utf8');
    expect(Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2])).toBe(server.pid);
    expect(
      await query(
        server.connection,
        `select current_setting('data_checksums'), current_setting('lc_messages')`,
      ),
    ).toEqual([['on', 'C']]);
    vi.unstubAllEnvs();
  },
);

test('killed under the living app, it is started again', async () => {
  const said = log();
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
  await expect(start(dir)).rejects.toThrow(`DATA_DIR ${dir} is in use by process ${app.pid}`);
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
  await vi.waitUntil(() => identify(pid) === undefined);
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

test('a path too long for a socket is no obstacle', async () => {
  const dir = path.join(temporaryDirectory(), 'x'.repeat(90), 'postgres');
  const server = await start(dir);
  const { host } = server.connection;
  expect(host).not.toContain(dir);
  expect(fs.statSync(host).mode & 0o777).toBe(0o700);
  expect(await query(server.connection, 'select 1')).toEqual([[1]]);
  await server.stop();
  expect(fs.existsSync(host)).toBe(false);
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

test.runIf(isRoot)(
  'without user namespaces root starts it as nobody, and changes over both ways',
  async () => {
    const dir = usedDatabase();
    const plain = await start(dir);
    expect(plain.mode).toBe('userns');
    await query(plain.connection, 'create table t as select 1 as n');
    await plain.stop();

    vi.stubEnv('PG_ROOT_MODE', 'nobody');
    const nobody = await start(dir);
    vi.unstubAllEnvs();
    expect(nobody.mode).toBe('nobody');
    expect(fs.statSync(`/proc/${nobody.pid}`).uid).toBe(65_534);
    expect(fs.statSync(dir)).toMatchObject({ uid: 65_534 });
    expect(await query(nobody.connection, 'select n from t')).toEqual([[1]]);
    await nobody.stop();

    const again = await start(dir);
    expect(await query(again.connection, 'select n from t')).toEqual([[1]]);
  },
);

test('over TCP, as on Windows, it asks for the password', async () => {
  const dir = newDatabase();
  const { connection, stop } = await start(dir, { transport: 'tcp' });
  expect(connection.host).toBe('127.0.0.1');
  expect(await query(connection, 'select 1')).toEqual([[1]]);
  await expect(query({ ...connection, password: 'guess' }, 'select 1')).rejects.toThrow(
    /password authentication failed/,
  );
  await stop();
  const again = await start(dir, { transport: 'tcp' });
  expect(again.connection.password).toBe(connection.password);
  expect(await query(again.connection, 'select 1')).toEqual([[1]]);
});

test('a PostgreSQL that cannot start says why, and the directory is free again', async () => {
  const dir = usedDatabase();
  await expect(start(dir, { settings: { no_such_setting: '1' } })).rejects.toThrow(
    /no_such_setting/,
  );
  expect(fs.existsSync(path.join(dir, 'app.lock'))).toBe(false);
});
