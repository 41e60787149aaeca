import fs from 'node:fs';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { fileURLToPath } from 'node:url';
import { Client, type Pool } from 'pg';
import { type Target } from './connect.ts';

/** Any number, the same in every server: whoever holds it migrates, the others wait. */
const MIGRATION_LOCK = 7_279_110_119;

/** A start waits longer than a request: after a kill the database recovers first, and a machine may be slow. */
const PATIENCE_MS = 30_000;

/** From this file in the source, and from the bundle, which lies one level below apps/server. */
const PLACES = ['../../migrations', '../migrations', './migrations'];

const migrationsFolder = (): string => {
  const folders = PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url)));
  const found = folders.find((folder) => fs.existsSync(`${folder}/meta/_journal.json`));
  if (found === undefined) throw new Error(`no migrations in ${folders.join(' or ')}`);
  return found;
};

/** Brings the schema up to date. Several servers may start together. */
export const migrate = async (target: Target): Promise<void> => {
  // A connection of its own: the lock belongs to the connection, and ends with it whatever happens.
  const client = new Client({
    ...target,
    application_name: 'yarrow migrations',
    connectionTimeoutMillis: PATIENCE_MS,
  });
  client.on('error', () => {}); // a lost connection also fails the query below
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await applyMigrations(drizzle(client), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.end().catch(() => {});
  }
};

/** Whether the database answers and knows our newest migration. Throws when it cannot be asked. */
export const isMigrated = async (pool: Pool): Promise<boolean> => {
  const newest = readMigrationFiles({ migrationsFolder: migrationsFolder() }).at(-1);
  const { rowCount } = await pool.query(
    'select 1 from drizzle.__drizzle_migrations where created_at >= $1 limit 1',
    [newest?.folderMillis ?? 0],
  );
  return rowCount === 1;
};
