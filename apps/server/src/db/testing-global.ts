import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { type Connection, type Embedded, startEmbedded } from './embedded/start.ts';
import { silentLog } from './log.ts';
import { migrate } from './migrate.ts';

/* A vitest globalSetup: one PostgreSQL for the whole run, with a migrated database to copy from. */

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: Connection;
  }
}

export const TEMPLATE = 'yarrow_template';

/** Nothing here has to survive a power cut. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

const PREFIX = 'yarrow-test-pg-';
let running: { server: Embedded; dir: string } | undefined;

export const setup = async (project: TestProject): Promise<void> => {
  await removeAbandoned();
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), PREFIX));
  const server = await startEmbedded(dir, { log: console, settings: FAST });
  running = { server, dir };
  const client = new Client(server.connection);
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await migrate({ ...server.connection, database: TEMPLATE });
  // Nobody may be connected to a database that is being copied.
  await client.query(`alter database ${TEMPLATE} with is_template true allow_connections false`);
  await client.end();
  project.provide('testDatabase', server.connection);
};

export const teardown = async (): Promise<void> => {
  await running?.server.stop();
  if (running) fs.rmSync(running.dir, { recursive: true, force: true });
  running = undefined;
};

/** A run that was killed left its server running: take it over and end it. One that still runs refuses. */
const removeAbandoned = async (): Promise<void> => {
  for (const name of fs.readdirSync(os.tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const dir = path.join(os.tmpdir(), name);
    try {
      // Without a lock it is just being made or removed, unless it has been so for long.
      const age = Date.now() - fs.statSync(dir).mtimeMs;
      if (!fs.existsSync(path.join(dir, 'app.lock')) && age < 3_600_000) continue;
      await (await startEmbedded(dir, { log: silentLog })).stop();
      fs.rmSync(dir, { recursive: true, force: true });
    } catch {
      // in use by a run beside ours, or another user's
    }
  }
};
