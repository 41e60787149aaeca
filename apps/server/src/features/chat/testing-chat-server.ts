import { createApp } from '../../app.ts';
import { compileKnowledge } from '@yarrow/knowledge';
import { silentLog } from '../../db/log.ts';
import { openDatabase } from '../../db/open.ts';
import { testingDeps } from '../../testing-deps.ts';
import { builtInAssistant } from './assistant.ts';
import { keepWarmingUp, warmUp } from './warm-up.ts';
import { longWinded } from './testing-long-winded.ts';

/*
 * A server in a process of its own, on the database in the directory it is given, for tests that kill it and proofs
 * that load it. Tells its address; on each line it is sent, how much memory it holds. Run by testing-chat-process.ts.
 */

const [dir = '', assistant] = process.argv.slice(2);
const database = await openDatabase({ dataDir: dir }, silentLog);
const knowledge = await compileKnowledge();
const leads = assistant === 'built-in' ? builtInAssistant : longWinded;
const app = await createApp({ ...testingDeps(database, knowledge), assistant: leads });
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
// As the program itself does.
void keepWarmingUp(leads, { knowledge });
