import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { acquireLock, lockFile } from './lock.ts';
import { identify } from './process-identity.ts';
import { bystander, deadPid, temporaryDirectory } from './testing-embedded.ts';

const writeLock = (dir: string, content: unknown): void =>
  fs.writeFileSync(lockFile(dir), JSON.stringify(content));

const takes = (dir: string): boolean => {
  acquireLock(dir).assertHeld();
  return true;
};

test('the second is refused with a message that names directory and process', () => {
  const dir = temporaryDirectory();
  acquireLock(dir);
  expect(() => acquireLock(dir)).toThrow(
    `the database in ${dir} is in use by process ${process.pid}`,
  );
});

test('another living process is respected', () => {
  const dir = temporaryDirectory();
  const { pid = 0 } = bystander();
  writeLock(dir, identify(pid));
  expect(() => acquireLock(dir)).toThrow(`the database in ${dir} is in use by process ${pid}`);
});

test('released, it can be taken again and nothing is left', () => {
  const dir = temporaryDirectory();
  acquireLock(dir).release();
  expect(fs.readdirSync(dir)).toEqual([]);
  expect(takes(dir)).toBe(true);
});

test('the lock of a dead process is taken over', async () => {
  const dir = temporaryDirectory();
  writeLock(dir, { pid: await deadPid(), started: 'then', command: 'node' });
  expect(takes(dir)).toBe(true);
  expect(fs.readdirSync(dir)).toHaveLength(1);
});

test('the lock of a dead process whose number was given away is taken over', () => {
  const dir = temporaryDirectory();
  writeLock(dir, { ...identify(bystander().pid ?? 0), started: 'before' });
  expect(takes(dir)).toBe(true);
});

test('so is one of our own number from an earlier life of the container', () => {
  const dir = temporaryDirectory();
  writeLock(dir, { ...identify(process.pid), started: 'before' });
  expect(takes(dir)).toBe(true);
});

test.each(['', '{', '{"pid":"x"}', 'null'])('an unreadable lock (%j) is taken over', (content) => {
  const dir = temporaryDirectory();
  fs.writeFileSync(lockFile(dir), content);
  expect(takes(dir)).toBe(true);
});

test('who lost the directory after all notices, and does not release what is not his', () => {
  const dir = temporaryDirectory();
  const lock = acquireLock(dir);
  const { pid = 0 } = bystander();
  writeLock(dir, identify(pid));
  expect(() => lock.assertHeld()).toThrow(`in use by process ${pid}`);
  lock.release();
  expect(fs.existsSync(lockFile(dir))).toBe(true);
});

test('a lock that replaces the stale one at the last moment is put back and respected', async () => {
  const dir = temporaryDirectory();
  writeLock(dir, { pid: await deadPid(), started: 'then', command: 'node' });
  const rival = identify(bystander().pid ?? 0);
  const rename = fs.renameSync;
  vi.spyOn(fs, 'renameSync').mockImplementationOnce((from, to) => {
    writeLock(dir, rival);
    rename(from, to);
  });
  expect(() => acquireLock(dir)).toThrow(`in use by process ${rival?.pid}`);
  expect(JSON.parse(fs.readFileSync(lockFile(dir), 'utf8'))).toEqual(rival);
  expect(fs.readdirSync(dir)).toHaveLength(1);
});

test('of several that find a stale lock at once, one gets it', async () => {
  const dir = temporaryDirectory();
  writeLock(dir, { pid: await deadPid(), started: 'then', command: 'node' });
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const code = `
    const { acquireLock } = await import(${JSON.stringify(new URL('./lock.ts', import.meta.url).href)});
    process.stdout.write('ready ');
    process.stdin.once('data', () => {
      try { acquireLock(${JSON.stringify(dir)}).assertHeld(); process.stdout.write('held'); }
      catch (error) { process.stdout.write(error.message.includes('is in use by') ? 'refused' : String(error)); }
    });`;
  const rivals = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--import', tsx, '--input-type=module', '-e', code]),
  );
  try {
    await Promise.all(rivals.map((rival) => once(rival.stdout, 'data')));
    const answers = Promise.all(rivals.map((rival) => once(rival.stdout, 'data').then(String)));
    for (const rival of rivals) rival.stdin.write('go');
    expect((await answers).toSorted()).toEqual([
      'held',
      ...Array.from({ length: 5 }, () => 'refused'),
    ]);
  } finally {
    for (const rival of rivals) rival.kill('SIGKILL');
  }
});
