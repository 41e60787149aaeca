import { fileURLToPath } from 'node:url';
import { loadCompiled } from '@yarrow/knowledge';
import { createApp } from './app.ts';
import { ConfigError, loadConfig, type Config } from './config.ts';
import { createKeyring } from './db/crypto.ts';
import { loadKeys } from './db/keys.ts';
import { openDatabase } from './db/open.ts';
import { createLimits, noLimits } from './http/limits.ts';
import { createLog } from './http/log.ts';

/** Where the build puts what the server reads, beside its bundle. */
const KNOWLEDGE_DIR = fileURLToPath(new URL('./knowledge', import.meta.url));
const WEB_DIR = fileURLToPath(new URL('../../web/dist', import.meta.url));

async function serve(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const keys = loadKeys(config, log);
  const [database, knowledge] = await Promise.all([
    openDatabase(config, log),
    loadCompiled(KNOWLEDGE_DIR),
  ]);
  const app = await createApp({
    ...config,
    db: database.db,
    ready: database.ready,
    keyring: createKeyring(keys.encryptionKey),
    tokenKey: keys.tokenKey,
    knowledge,
    limits: config.rateLimit ? createLimits(database.pool, keys.tokenKey) : noLimits,
    clock: () => new Date(),
    log,
    webDir: WEB_DIR,
  });
  onStop(async () => {
    await app.close();
    await database.close();
  });
  await app.listen({ host: config.host, port: config.port });
}

/** Requests under way are finished first; a second signal, or too long a wait, ends it at once. */
const PATIENCE_MS = 10_000;

function onStop(stop: () => Promise<void>): void {
  let stopping = false;
  const end = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`stopping failed: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

try {
  await serve(loadConfig());
} catch (error) {
  const known = error instanceof ConfigError || (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  process.stderr.write(`${known ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
  process.exit(1);
}
