import { compileKnowledge } from '@yarrow/knowledge';
import type { Knowledge } from '@yarrow/engine';
import type { FastifyInstance } from 'fastify';
import { createApp, type Deps } from './app.ts';
import { createKeyring } from './db/crypto.ts';
import { createTestDatabase, type TestDatabase } from './db/testing.ts';
import { noLimits } from './http/limits.ts';
import { createLog } from './http/log.ts';

let knowledge: Promise<Knowledge> | undefined;

/** Keys for tests only: 32 bytes, the same in every run. */
export const TEST_KEY = Buffer.alloc(32, 7);

export interface TestApp {
  app: FastifyInstance;
  database: TestDatabase;
  close: () => Promise<void>;
}

/** The real server on a database of its own and the real knowledge; `more` replaces single dependencies. */
export async function createTestApp(more: Partial<Deps> = {}): Promise<TestApp> {
  knowledge ??= compileKnowledge();
  const database = await createTestDatabase();
  const app = await createApp({
    db: database.db,
    ready: database.ready,
    keyring: createKeyring(TEST_KEY),
    tokenKey: TEST_KEY,
    knowledge: await knowledge,
    limits: noLimits,
    clock: () => new Date(),
    log: createLog('silent'),
    publicUrl: 'http://localhost:3000',
    region: undefined,
    webDir: '/nonexistent',
    ...more,
  });
  const close = async (): Promise<void> => {
    await app.close();
    await database.close();
  };
  return { app, database, close };
}
