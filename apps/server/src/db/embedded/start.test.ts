import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { identify } from './process-identity.ts';
import {
  makeSeed,
  newDatabase,
  query,
  removeSeed,
  spyLog,
  start,
  temporaryDirectory,
  usedDatabase,
} from './testing-embedded.ts';

const isRoot = process.getuid?.() === 0;
const isLinux = process.platform === 'linux';

beforeAll(makeSeed);
afterAll(removeSeed);
afterAll(removeSeed);

test('starts, keeps what is written over a restart, and says nothing', async () => {
  const dir = newDatabase();
  const quiet = spyLog();
  const first = await start(dir, { log: quiet });
  await query(first.connection, 'create table t as select 1 as n');
  await expect(start(dir)).rejects.toThrow(
    `the database in ${dir} is in use by process ${process.pid}`,
  );
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
