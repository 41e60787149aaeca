import { vi } from 'vitest';

const PATIENCE_MS = 30_000;

/** Waits until it holds, and gives what it gave. Only a hang fails: a machine under load may take its time. */
export const until: typeof vi.waitUntil = (holds, options = PATIENCE_MS) =>
  vi.waitUntil(holds, options);
