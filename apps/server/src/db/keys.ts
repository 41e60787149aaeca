import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseKey } from '../config-values.ts';
import { ConfigError } from '../config.ts';
import { dataDirectory } from './embedded/initialise.ts';
import { type Log } from './log.ts';
import { embeddedDirectory } from './open.ts';

export interface Keys {
  encryptionKey: Buffer;
  tokenKey: Buffer;
}

interface KeyConfig {
  dataDir: string;
  encryptionKey: Buffer | undefined;
  tokenKey: Buffer | undefined;
}

/** Backups leave this directory out. */
export const keysDirectory = (dataDir: string): string => path.join(dataDir, 'keys');

/** The keys of the environment, or else those in DATA_DIR, made at the first start. Call before opening the database. */
export const loadKeys = (config: KeyConfig, log: Log): Keys => ({
  encryptionKey: config.encryptionKey ?? storedKey(config.dataDir, 'ENCRYPTION_KEY', log),
  tokenKey: config.tokenKey ?? storedKey(config.dataDir, 'TOKEN_KEY', log),
});

const storedKey = (dataDir: string, name: 'ENCRYPTION_KEY' | 'TOKEN_KEY', log: Log): Buffer => {
  const file = path.join(keysDirectory(dataDir), name);
  if (!fs.existsSync(file)) {
    // A fresh key would open nothing that is there, and hide that the right one is missing.
    if (name === 'ENCRYPTION_KEY' && fs.existsSync(dataDirectory(embeddedDirectory(dataDir))))
      throw new ConfigError(
        `ENCRYPTION_KEY is unset and ${file} is missing, but ${dataDir} holds data: restore that file or set the variable`,
      );
    generate(file);
  }
  const key = parseKey(fs.readFileSync(file, 'utf8').trim());
  if (key === undefined)
    throw new ConfigError(`${name} in ${file} is damaged: restore that file or set the variable`);
  // Also a copied or restored file is for this user alone.
  if (process.platform !== 'win32' && fs.statSync(file).mode & 0o077) fs.chmodSync(file, 0o600);
  log.warn(`${name} is not set: the key lies beside the data, in ${file}`);
  return key;
};

/** Complete or not at all, and the first of two servers that start together wins. */
const generate = (file: string): void => {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  const handle = fs.openSync(draft, 'wx', 0o600);
  fs.writeSync(handle, `${randomBytes(32).toString('base64')}\n`);
  fs.fsyncSync(handle);
  fs.closeSync(handle);
  try {
    fs.linkSync(draft, file);
  } catch (error) {
    // On a file system without hard links the draft is renamed.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') fs.renameSync(draft, file);
  } finally {
    fs.rmSync(draft, { force: true });
  }
};
