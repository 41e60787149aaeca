import { createApp } from '../../app.ts';
import { compileKnowledge } from '@yarrow/knowledge';
import { createKeyring } from '../../db/crypto.ts';
import { silentLog } from '../../db/log.ts';
import { openDatabase } from '../../db/open.ts';
import { noBudgets } from '../../http/budgets.ts';
import { noLimits } from '../../http/limits.ts';
import { createLog } from '../../http/log.ts';
import { builtInAssistant } from './assistant.ts';
import { warmUp } from './warm-up.ts';
import { longWinded } from './testing-long-winded.ts';

/*
 * A server in a process of its own, on the database in the directory it is given, for tests that kill it and proofs
 * that load it. Tells its address; on each line it is sent, how much memory it holds. Run by testing-chat-process.ts.
 */

const [dir = '', assistant] = process.argv.slice(2);
const database = await openDatabase({ dataDir: dir }, silentLog);
const key = Buffer.alloc(32, 7);
const knowledge = await compileKnowledge();
const leads = assistant === 'built-in' ? builtInAssistant : longWinded;
const app = await createApp({
  db: database.db,
  ready: database.ready,
  keyring: createKeyring(key),
  tokenKey: key,
  knowledge,
  assistant: leads,
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
const tell = (what: object): void => void process.stdout.write(`${JSON.stringify(what)}\n`);
await warmUp(leads, { knowledge });
const address = await app.listen({ host: '127.0.0.1', port: 0 });

process.stdin
  .on('data', () => {
    globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    tell({ rss, heapUsed });
  })
  .on('end', () => process.exit(1)); // the parent died
process.on('SIGTERM', () => {
  void app
    .close()
    .then(database.close)
    .then(() => process.exit(0));
});
tell({ address });
