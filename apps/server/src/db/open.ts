import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { connect, type Db, type Target } from './connect.ts';
import { type Embedded, startEmbedded } from './embedded/start.ts';
import { type Log } from './log.ts';
import { isMigrated, migrate } from './migrate.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

export interface DatabaseConfig {
  databaseUrl?: string | undefined;
  dataDir: string;
}

export interface Database {
  db: Db;
  pool: Pool;
  /** The database answers and its migrations are applied. Never throws. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

export const embeddedDirectory = (dataDir: string): string => path.join(dataDir, 'postgres');

/** Opens the operator's database, or starts our own, and brings its schema up to date. */
export const openDatabase = async (config: DatabaseConfig, log: Log): Promise<Database> => {
  let embedded: Embedded | undefined;
  let target: Target;
  if (config.databaseUrl === undefined) {
    embedded = await startEmbedded(embeddedDirectory(config.dataDir), { log });
    target = embedded.connection;
  } else target = { connectionString: config.databaseUrl };
  try {
    await migrateWhenReachable(target, log);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const { db, pool } = connect(target, log);
  let closed: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await pool.end();
    await embedded?.stop();
  };
  return {
    db,
    pool,
    ready: () => isMigrated(pool).catch(() => false),
    close: () => (closed ??= close()),
  };
};

const PATIENCE_MS = 30_000;
const PAUSE_MS = 500;

/** A database that is started together with us (compose, systemd) may be later than we are. */
const migrateWhenReachable = async (target: Target, log: Log): Promise<void> => {
  const until = Date.now() + PATIENCE_MS;
  for (let told = false; ; await delay(PAUSE_MS)) {
    try {
      return await migrate(target);
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() > until) throw error;
      if (!told) log.warn(`the database does not answer yet: ${(error as Error).message}`);
      told = true;
    }
  }
};
