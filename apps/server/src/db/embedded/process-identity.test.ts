import { once } from 'node:events';
import { expect, test } from 'vitest';
import { fromPs, identify, stillRuns } from './process-identity.ts';
import { bystander, deadPid, zombie } from './testing-embedded.ts';

const self = { pid: process.pid, started: '', command: '' };

test('a living process is known by when it started and by its command line', () => {
  const { pid = 0 } = bystander();
  const found = identify(pid);
  expect(found).toMatchObject({ pid, command: 'sleep 600' });
  expect(found?.started).not.toBe('');
  expect(identify(pid)).toEqual(found);
});

test('a process that ended is gone', async () => {
  const child = bystander();
  const found = identify(child.pid ?? 0);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(found && stillRuns(found)).toBe(false);
});

test.runIf(process.platform === 'linux')('a zombie is gone', async () => {
  const pid = await zombie();
  expect(identify(pid)).toBeUndefined();
  expect(fromPs(pid)).toBeUndefined();
});

test('another process with the same number is not the one recorded', () => {
  const found = identify(process.pid);
  expect(found && stillRuns({ ...found, started: 'another time' })).toBe(false);
});

test('a process may change its command line', () => {
  const found = identify(process.pid);
  expect(found && stillRuns({ ...found, command: 'another name' })).toBe(true);
});

test('without a start time the command line decides, and without both the number', () => {
  expect(stillRuns({ ...self, command: 'something else' })).toBe(false);
  expect(stillRuns({ ...self, command: identify(process.pid)?.command ?? '' })).toBe(true);
  expect(stillRuns(self)).toBe(true);
});

test('ps, used on macOS, finds the same', async () => {
  const { pid = 0 } = bystander();
  expect(fromPs(pid)).toMatchObject({
    pid,
    command: 'sleep 600',
    started: expect.stringMatching(/\d\d:\d\d:\d\d \d{4}$/),
  });
  expect(fromPs(await deadPid())).toBeUndefined();
});

test.each([0, -1, Number.NaN, 1.5])('%s is no process', (pid) => {
  expect(identify(pid)).toBeUndefined();
});
