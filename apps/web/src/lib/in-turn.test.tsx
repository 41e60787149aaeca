import { beforeEach, expect, test, vi } from 'vitest';
import { inTurn } from './in-turn.ts';

beforeEach(() => localStorage.clear());
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('where the browser has no locks a lease in storage keeps tabs apart', async () => {
  expect(navigator.locks).toBeFalsy();
  let inside = 0;
  let most = 0;
  const act = async () => {
    most = Math.max(most, (inside += 1));
    await pause(20);
    inside -= 1;
    return most;
  };
  await Promise.all([inTurn('t', act), inTurn('t', act), inTurn('t', act)]);
  expect(most).toBe(1);
  expect(localStorage.getItem('t.lease')).toBeNull();
});

test('the lease ends with a failure, and with a tab that was closed', async () => {
  await expect(inTurn('t', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  localStorage.setItem('t.lease', JSON.stringify({ id: 'gone', until: Date.now() - 1 }));
  expect(await inTurn('t', () => Promise.resolve('mine'))).toBe('mine');
});

test('blocked storage stops nobody', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(await inTurn('t', () => Promise.resolve('mine'))).toBe('mine');
});
