import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compileKnowledge } from '@yarrow/knowledge';
import { createApp } from '../../app.ts';
import { silentLog } from '../../db/log.ts';
import { openDatabase } from '../../db/open.ts';
import { testingDeps } from '../../testing-deps.ts';

/** The real server on a database of its own, for proofs that run outside the tests. */
export async function startServer(): Promise<{ address: string; stop: () => Promise<void> }> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'yarrow-prove-timing-'));
  const database = await openDatabase({ dataDir: dir }, silentLog);
  const app = await createApp(testingDeps(database, await compileKnowledge()));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const stop = async (): Promise<void> => {
    await app.close();
    await database.close();
    fs.rmSync(dir, { recursive: true, force: true });
  };
  return { address, stop };
}
