import { fileURLToPath } from 'node:url';
import { loadCompiled } from '@yarrow/knowledge';
import { createApp } from './app.ts';
import { loadConfig, type Config } from './config.ts';
import { createKeyring } from './db/crypto.ts';
import { loadKeys } from './db/keys.ts';
import { openDatabase } from './db/open.ts';
import { explainStart } from './explain-start.ts';
import { builtInAssistant } from './features/chat/assistant.ts';
import { keepWarmingUp, warmUp } from './features/chat/warm-up.ts';
import { keepErasing } from './features/ops/erase-expired.ts';
import { createBudgets, noBudgets } from './http/budgets.ts';
import { createLimits, noLimits } from './http/limits.ts';
import { createLog } from './http/log.ts';
import { createMailer } from './mail/mailer.ts';

/** Where the build puts what the server reads; the same seen from src/ and from the bundle in dist/. */
const KNOWLEDGE_DIR = fileURLToPath(new URL('../../../packages/knowledge/dist', import.meta.url));
const WEB_DIR = fileURLToPath(new URL('../../web/dist', import.meta.url));

async function serve(config: Config, onStop: (close: () => Promise<void>) => void): Promise<void> {
  const log = createLog(config.logLevel);
  const keys = loadKeys(config, log);
  // Beside one another: the database starts in processes of its own, what is known is made ready in this one.
  const opening = openDatabase(config, log);
  opening.catch(() => {}); // told where it is waited for
  onStop(async () => (await opening).close());
  const knowledge = await loadCompiled(KNOWLEDGE_DIR);
  const setting = { knowledge, country: config.region };
  await warmUp(builtInAssistant, setting);
  const database = await opening;
  const clock = (): Date => new Date();
  const app = await createApp({
    ...config,
    db: database.db,
    ready: database.ready,
    keyring: createKeyring(keys.encryptionKey),
    tokenKey: keys.tokenKey,
    knowledge,
    limits: config.rateLimit ? createLimits(database.pool, keys.tokenKey) : noLimits,
    budgets: config.rateLimit ? createBudgets(database.pool, keys.tokenKey) : noBudgets,
    mailer: createMailer(config, log, clock),
    clock,
    log,
    webDir: WEB_DIR,
  });
  const erasing = keepErasing(database.db, clock, log);
  onStop(async () => {
    erasing.stop();
    // Whoever is still sending or reading by then must not keep the database from being closed in order.
    const late = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
    await app.close();
    clearTimeout(late);
  });
  await app.listen({ host: config.host, port: config.port });
  keepWarmingUp(builtInAssistant, setting).catch((error: Error) =>
    log.error({ err: { name: error.name } }, 'warming up failed'),
  );
}

/** Requests under way are finished first; a second signal, or too long a wait, ends it at once. */
const PATIENCE_MS = 10_000;
const DRAIN_MS = 5_000;

/**
 * Closes what was opened, the last first, on SIGTERM and SIGINT. A signal during the start waits for it to end, so
 * that no half-started database is left behind.
 */
function stopOnSignal(): { onStop: (close: () => Promise<void>) => void; started: () => void } {
  const closers: (() => Promise<void>)[] = [];
  let starting = true;
  let stopping = false;
  const close = async (): Promise<void> => {
    for (const one of closers.toReversed()) await one();
  };
  const end = (): void => {
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`stopping failed: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  const signal = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    if (!starting) end();
  };
  process.on('SIGTERM', signal);
  process.on('SIGINT', signal);
  return {
    onStop: (one) => void closers.push(one),
    started: () => {
      starting = false;
      if (stopping) end();
    },
  };
}

const { onStop, started } = stopOnSignal();
try {
  await serve(loadConfig(), onStop);
  started();
} catch (error) {
  process.stderr.write(`${explainStart(error) ?? (error as Error).stack ?? String(error)}\n`);
  process.exit(1);
}
