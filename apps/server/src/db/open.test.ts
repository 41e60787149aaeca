import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { until } from '../testing-waits.ts';
import { temporaryDirectory } from './embedded/testing-embedded.ts';
import { startEmbedded } from './embedded/start.ts';
import { silentLog } from './log.ts';
import { type Database, type DatabaseConfig, embeddedDirectory, openDatabase } from './open.ts';
import { createTestDatabase } from './testing.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const opened = async (config: DatabaseConfig, log = silentLog): Promise<Database> => {
  const database = await openDatabase(config, log);
  onTestFinished(() => database.close());
  return database;
};

const embeddedPid = (dataDir: string): number =>
  Number.parseInt(
    fs.readFileSync(path.join(embeddedDirectory(dataDir), 'data', 'postmaster.pid'), 'utf8'),
    10,
  );

test('without DATABASE_URL it runs our own PostgreSQL, and outlives its death', async () => {
  const dataDir = temporaryDirectory();
  const { db, pool, ready, close } = await opened({ dataDir });
  expect(await ready()).toBe(true);

  // Connections in each state: in a query, in a transaction between two queries, and idle.
  const [busy, held, idle] = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
  const sleeping = busy.query('select pg_sleep(60)').catch((error: unknown) => error);
  await held.query('begin');
  idle.release();
  process.kill(embeddedPid(dataDir), 'SIGKILL');

  expect(isDatabaseUnavailable(await sleeping)).toBe(true);
  // A process of PostgreSQL may serve one query more before it sees that its parent is gone.
  const refused = await until(() =>
    held.query('select 1').then(
      () => null,
      (error: unknown) => error,
    ),
  );
  expect(isDatabaseUnavailable(refused)).toBe(true);
  held.release(true);
  busy.release(true);
  await until(ready);
  expect((await db.execute(sql`select 1 as n`)).rows).toEqual([{ n: 1 }]);

  await close();
  expect(await ready()).toBe(false);
});

test('with DATABASE_URL it uses that, and starts nothing', async () => {
  const elsewhere = await createTestDatabase();
  onTestFinished(() => elsewhere.close());
  const dataDir = temporaryDirectory();
  const { db, ready } = await opened({ databaseUrl: elsewhere.url, dataDir });
  expect(await ready()).toBe(true);
  const name = await db.execute(sql`select current_database() as name`);
  expect(name.rows).toEqual([{ name: elsewhere.connection.database }]);
  expect(fs.readdirSync(dataDir)).toEqual([]);
});

test('a database that comes later than we do is waited for', async () => {
  const dir = temporaryDirectory();
  const databaseUrl = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(dir)}`;
  const warn = vi.fn<(message: string) => void>();
  const opening = opened({ databaseUrl, dataDir: dir }, { ...silentLog, warn });
  await until(() => warn.mock.calls.length === 1);
  const late = await startEmbedded(dir, { log: silentLog, settings: { fsync: 'off' } });
  onTestFinished(() => late.stop());
  const { ready, close } = await opening;
  expect(await ready()).toBe(true);
  expect(warn).toHaveBeenCalledTimes(1);
  await close();
});

test('a DATABASE_URL that is refused stops the start at once', async () => {
  const elsewhere = await createTestDatabase();
  onTestFinished(() => elsewhere.close());
  const databaseUrl = elsewhere.url.replace(/test_\w+/, 'no_such_database');
  await expect(openDatabase({ databaseUrl, dataDir: '/nowhere' }, silentLog)).rejects.toThrow(
    /no_such_database/,
  );
});

test('the test databases are separate, migrated and dropped at the end', async () => {
  const [one, other] = [await createTestDatabase(), await createTestDatabase()];
  await one.pool.query('create table only_here (n int)');
  await expect(other.pool.query('select * from only_here')).rejects.toMatchObject({
    code: '42P01',
  });
  expect(await other.ready()).toBe(true);
  await Promise.all([one.close(), other.close()]);
  await expect(new Client(one.connection).connect()).rejects.toMatchObject({ code: '3D000' });
});
