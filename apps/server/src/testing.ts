import type { FastifyInstance } from 'fastify';
import { createApp, type Deps } from './app.ts';
import { createTestDatabase, type TestDatabase } from './db/testing.ts';
import type { Letter } from './mail/letter.ts';
import { testingDeps } from './testing-deps.ts';
import { realKnowledge } from './testing-knowledge.ts';

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
  const database = await createTestDatabase();
  const letters: Letter[] = [];
  const deps: Deps = {
    ...testingDeps(database, await realKnowledge()),
    pause: () => Promise.resolve(),
    mailer: { send: async (letter) => void letters.push(letter) },
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
