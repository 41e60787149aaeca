import type { Knowledge } from '@yarrow/engine';
import type { Deps } from './app.ts';
import { createKeyring } from './db/crypto.ts';
import type { Database } from './db/open.ts';
import { noBudgets } from './http/budgets.ts';
import { noLimits } from './http/limits.ts';
import { createLog } from './http/log.ts';

/** A key for tests only: 32 bytes, the same in every run. */
export const TEST_KEY = Buffer.alloc(32, 7);

/** What the server needs, for tests and proofs: nothing is mailed, nothing limited, nothing logged, no page served. */
export const testingDeps = (
  { db, ready }: Pick<Database, 'db' | 'ready'>,
  knowledge: Knowledge,
): Deps => ({
  db,
  ready,
  keyring: createKeyring(TEST_KEY),
  tokenKey: TEST_KEY,
  knowledge,
  limits: noLimits,
  trustProxy: false,
  budgets: noBudgets,
  mailer: { send: () => Promise.resolve() },
  oidc: undefined,
  adminEmails: [],
  clock: () => new Date(),
  log: createLog('silent'),
  publicUrl: 'http://localhost:3000',
  region: undefined,
  webDir: '/nonexistent',
});
