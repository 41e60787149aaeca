import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EngineReply, EngineRequest } from './messages.ts';

/** A worker that does what the test says. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  asked: EngineRequest[] = [];
  ended = false;
  constructor() {
    super();
    FakeWorker.started.push(this);
  }
  postMessage(request: EngineRequest): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.ended = true;
  }
  reply(reply: EngineReply): void {
    this.dispatchEvent(new MessageEvent('message', { data: reply }));
  }
}

const first = (): FakeWorker => {
  const [worker] = FakeWorker.started;
  if (!worker) throw new Error('no worker was started');
  return worker;
};

beforeEach(() => {
  FakeWorker.started = [];
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('answers find their own question, in whatever order they come', async () => {
  const { sourcesOnDevice, warmUpEngine } = await import('./client.ts');
  const [one, two] = [sourcesOnDevice('flu'), warmUpEngine()];
  await Promise.resolve();
  const [sources, warm] = first().asked;
  expect(FakeWorker.started).toHaveLength(1);
  first().reply({ id: warm?.id ?? 0, ok: true, answer: null });
  first().reply({ id: sources?.id ?? 0, ok: true, answer: [] });
  await expect(two).resolves.toBeUndefined();
  await expect(one).resolves.toEqual([]);
});

test('a worker that breaks down tells everybody, and the next question starts a new one', async () => {
  const { assessOnDevice, warmUpEngine } = await import('./client.ts');
  const both = [assessOnDevice({}), warmUpEngine()];
  await Promise.resolve();
  first().dispatchEvent(new Event('error'));
  for (const one of both) await expect(one).rejects.toThrow('could not run');
  expect(first().ended).toBe(true);
  const next = warmUpEngine();
  await Promise.resolve();
  const [, second] = FakeWorker.started;
  second?.reply({ id: second.asked[0]?.id ?? 0, ok: true, answer: null });
  await expect(next).resolves.toBeUndefined();
});

test('what the engine could not do rejects that question alone', async () => {
  const { assessOnDevice } = await import('./client.ts');
  const one = assessOnDevice({});
  await Promise.resolve();
  first().reply({ id: first().asked[0]?.id ?? 0, ok: false, message: 'no such finding' });
  await expect(one).rejects.toThrow('no such finding');
  expect(first().ended).toBe(false);
});

test('a worker that hangs is given up', async () => {
  vi.useFakeTimers();
  const { warmUpEngine } = await import('./client.ts');
  const one = warmUpEngine();
  await Promise.all([expect(one).rejects.toThrow('too long'), vi.advanceTimersByTimeAsync(60_000)]);
  expect(first().ended).toBe(true);
});

test('a browser without workers rejects', async () => {
  vi.stubGlobal('Worker', undefined);
  const { warmUpEngine } = await import('./client.ts');
  await expect(warmUpEngine()).rejects.toThrow('Worker');
});
