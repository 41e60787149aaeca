import type { RouteId } from '@yarrow/contract';
import type { Pool } from 'pg';
import { ApiError } from './api-error.ts';
import { createCounters, type Counter } from './counters.ts';

/** How often one network may call. Throws `too_many_requests`. */
export interface Limits {
  consume: (route: RouteId, address: string) => Promise<void>;
}

export const noLimits: Limits = { consume: () => Promise.resolve() };

/** Calls per minute and network; what costs little is counted together under `other`. */
const PER_MINUTE = {
  analyze: perMinute(60),
  answerQuestions: perMinute(120),
  sendMessage: perMinute(240),
  regenerate: perMinute(240),
  exportAccount: perMinute(10),
  report: perMinute(30),
  other: perMinute(600),
} as const;

function perMinute(points: number) {
  return { points, duration: 60 };
}

export function createLimits(pool: Pool, key: Buffer): Limits {
  const counters: Partial<Record<RouteId, Counter>> & { other: Counter } = createCounters(
    pool,
    key,
    PER_MINUTE,
  );
  return {
    consume: async (route, address) => {
      const counter = counters[route] ?? counters.other;
      if (!(await counter.take(address))) throw new ApiError('too_many_requests');
    },
  };
}
