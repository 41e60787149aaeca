import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { type Log } from './log.ts';
import * as schema from './schema.ts';

export type Db = NodePgDatabase<typeof schema>;
/** The database, or a transaction in it. */
export type Queries = Pick<Db, 'select' | 'insert' | 'update' | 'delete'>;

/** Where the database is: a URL from the operator, or our own PostgreSQL. */
export type Target =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string; password?: string };

const CONNECT_TIMEOUT_MS = 5_000;

/** Under the 40 connections of the embedded server, with room for a second pool and for us. */
const POOL_SIZE = 16;

export const connect = (
  target: Target,
  log: Log,
  size: number = POOL_SIZE,
): { db: Db; pool: Pool } => {
  const pool = new Pool({
    ...target,
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'yarrow',
  });
  // A connection that dies while it is idle is reported here; unheard, it would end this process.
  pool.on('error', (error) => log.info(`a database connection was lost: ${error.message}`));
  // While it is in a transaction but between two queries, it is reported to nobody but its own listeners.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: drizzle(pool, { schema }), pool };
};
