import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../../config.ts';
import { identify, type ProcessIdentity, stillRuns } from './process-identity.ts';

/** One app per database directory. */
export interface DirectoryLock {
  /** Throws when another app took the directory after all; call before touching the data. */
  assertHeld(): void;
  release(): void;
}

export const lockFile = (dir: string): string => path.join(dir, 'app.lock');

export const acquireLock = (dir: string): DirectoryLock => {
  const file = lockFile(dir);
  const own: ProcessIdentity = identify(process.pid) ?? {
    pid: process.pid,
    started: '',
    command: '',
  };
  const mine = `${JSON.stringify(own)}\n`;
  for (let attempt = 0; !createWith(file, mine); attempt++) {
    const found = read(file);
    if (found === undefined) continue; // released this moment
    const holder = parse(found);
    if ((holder && stillRuns(holder)) || attempt > 20) throw inUse(dir, holder?.pid);
    removeStale(file, found);
  }
  return {
    assertHeld: () => {
      const found = read(file);
      if (found !== mine) throw inUse(dir, parse(found ?? '')?.pid);
    },
    release: () => {
      if (read(file) === mine) fs.rmSync(file, { force: true });
    },
  };
};

const inUse = (dir: string, pid: number | undefined): Error =>
  new ConfigError(
    `the database in ${dir} is in use by process ${pid ?? 'unknown'}: stop it first, or set another DATA_DIR`,
  );

/** Creates the file with its whole content at once, so that nobody reads a half-written lock. */
const createWith = (file: string, content: string): boolean => {
  const draft = `${file}.${randomUUID()}`;
  fs.writeFileSync(draft, content, { flag: 'wx', mode: 0o600 });
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    return createExclusively(file, content); // a file system without hard links
  } finally {
    fs.rmSync(draft, { force: true });
  }
};

const createExclusively = (file: string, content: string): boolean => {
  try {
    fs.writeFileSync(file, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/** Between reading and removing, another app may have replaced the stale lock by its own: put that back. */
const removeStale = (file: string, stale: string): void => {
  const aside = `${file}.${randomUUID()}`;
  try {
    fs.renameSync(file, aside);
  } catch {
    return; // somebody else removed it
  }
  if (read(aside) !== stale)
    try {
      fs.linkSync(aside, file);
    } catch {
      // A third app came in between; assertHeld tells the one we pushed aside.
    }
  fs.rmSync(aside, { force: true });
};

const read = (file: string): string | undefined => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

const parse = (text: string): ProcessIdentity | undefined => {
  try {
    const value = JSON.parse(text) as Partial<ProcessIdentity>;
    if (typeof value.pid !== 'number') return undefined;
    return { pid: value.pid, started: value.started ?? '', command: value.command ?? '' };
  } catch {
    return undefined;
  }
};
