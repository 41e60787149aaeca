import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { connect } from './connect.ts';
import { type Connection } from './embedded/start.ts';
import { silentLog } from './log.ts';
import { isMigrated } from './migrate.ts';
import { type Database } from './open.ts';
import { TEMPLATE } from './testing-global.ts';

export interface TestDatabase extends Database {
  /** For code that opens its own connections. */
  connection: Connection;
  /** The same as a DATABASE_URL. */
  url: string;
}

/** An empty migrated database of one's own (one per test file is usual); close() drops it. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const server = inject('testDatabase');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(server, `create database ${name} template ${TEMPLATE}`);
  const connection = { ...server, database: name };
  const { db, pool } = connect(connection, silentLog, 8);
  let closed: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await pool.end();
    await administer(server, `drop database ${name} with (force)`);
  };
  return {
    db,
    pool,
    connection,
    url: urlOf(connection),
    ready: () => isMigrated(pool).catch(() => false),
    close: () => (closed ??= close()),
  };
};

const administer = async (server: Connection, statement: string): Promise<void> => {
  const client = new Client(server);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** A socket's directory goes into the query: as a host it would have to be without slashes. */
const urlOf = ({ host, port, user, database, password = '' }: Connection): string =>
  `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
