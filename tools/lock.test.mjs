import { writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { withLock } from './lib/lock.mjs';
import { root } from './lib/run.mjs';

test('holders take turns, and the one that waits is told', async () => {
  const events = [];
  const work = (name) => async () => {
    events.push(`${name} in`);
    await sleep(50);
    events.push(`${name} out`);
  };
  const name = `test-turns-${process.pid}`;
  const onWait = () => events.push('waiting');
  await Promise.all([withLock(name, work('a')), withLock(name, work('b'), { onWait })]);
  expect(events).toEqual(['a in', 'waiting', 'a out', 'b in', 'b out']);
});

test('a failing holder lets go', async () => {
  const name = `test-failing-${process.pid}`;
  const fail = () => Promise.reject(new Error('no'));
  await expect(withLock(name, fail)).rejects.toThrow('no');
  await expect(withLock(name, () => 'done')).resolves.toBe('done');
});

test('the lock of a process that is gone is cleared', async () => {
  const name = `test-stale-${process.pid}`;
  const gone = spawnSync(process.execPath, ['--version']).pid;
  const key = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const user = process.getuid?.() ?? 0;
  writeFileSync(join(tmpdir(), `yarrow-${user}-${key}-${name}.lock`), String(gone));
  await expect(withLock(name, () => 'done')).resolves.toBe('done');
});
