// One process at a time, across processes: two `npm start` at once must not both write node_modules.
// The lock is a file that holds its owner's pid; linking it into place is atomic, content included.
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './run.mjs';

/** Runs `work` while holding the lock of that name; waits for another holder, whatever it takes. */
export async function withLock(name, work, { onWait = () => {} } = {}) {
  const key = createHash('sha256').update(root).digest('hex').slice(0, 12);
  // The user is part of the name: nobody can remove another user's file from a shared /tmp.
  const path = join(tmpdir(), `yarrow-${process.getuid?.() ?? 0}-${key}-${name}.lock`);
  for (let waited = 0; !take(path); waited += 1) {
    if (waited === 0) onWait();
    await sleep(200);
  }
  const release = () => rmSync(path, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take(path) {
  if (place(path)) return true;
  const owner = ownerOf(path);
  if (owner === undefined || isAlive(owner)) return false;
  // The owner was killed. Only one process may clear its lock, and only if it still is that lock.
  const claim = `${path}.clearing`;
  if (!place(claim)) {
    const clearer = ownerOf(claim);
    if (clearer !== undefined && !isAlive(clearer)) rmSync(claim, { force: true });
    return false;
  }
  if (ownerOf(path) === owner) rmSync(path, { force: true });
  rmSync(claim, { force: true });
  return place(path);
}

function place(path) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function ownerOf(path) {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch {
    return undefined; // released meanwhile
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
