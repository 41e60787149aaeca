import { compileKnowledge } from '@yarrow/knowledge';
import type { Knowledge } from '@yarrow/engine';
import type { FastifyInstance } from 'fastify';
import { createApp, type Deps } from './app.ts';
import { createKeyring } from './db/crypto.ts';
import { createTestDatabase, type TestDatabase } from './db/testing.ts';
import { noBudgets } from './http/budgets.ts';
import { noLimits } from './http/limits.ts';
import { createLog } from './http/log.ts';
import type { Letter } from './mail/letter.ts';

let knowledge: Promise<Knowledge> | undefined;

/** Keys for tests only: 32 bytes, the same in every run. */
export const TEST_KEY = Buffer.alloc(32, 7);

export interface TestApp {
  app: FastifyInstance;
  database: TestDatabase;
  /** What was mailed, the last last. */
  letters: Letter[];
  /** One more server on the same database, closed with the first. */
  another: (more?: Partial<Deps>) => Promise<FastifyInstance>;
  close: () => Promise<void>;
}

/** The real server on a database of its own and the real knowledge; `more` replaces single dependencies. */
export async function createTestApp(more: Partial<Deps> = {}): Promise<TestApp> {
  knowledge ??= compileKnowledge();
  const database = await createTestDatabase();
  const letters: Letter[] = [];
  const deps: Deps = {
    db: database.db,
    ready: database.ready,
    keyring: createKeyring(TEST_KEY),
    tokenKey: TEST_KEY,
    knowledge: await knowledge,
    pause: () => Promise.resolve(),
    limits: noLimits,
    trustProxy: false,
    budgets: noBudgets,
    mailer: { send: async (letter) => void letters.push(letter) },
    oidc: undefined,
    adminEmails: [],
    clock: () => new Date(),
    log: createLog('silent'),
    publicUrl: 'http://localhost:3000',
    region: undefined,
    webDir: '/nonexistent',
    ...more,
  };
  const apps = [await createApp(deps)] as [FastifyInstance, ...FastifyInstance[]];
  const another = async (other: Partial<Deps> = {}): Promise<FastifyInstance> => {
    const app = await createApp({ ...deps, ...other });
    apps.push(app);
    return app;
  };
  const close = async (): Promise<void> => {
    for (const app of apps) await app.close();
    await database.close();
  };
  return { app: apps[0], database, letters, another, close };
}
