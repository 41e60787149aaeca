import { createHmac } from 'node:crypto';
import type { RouteId } from '@yarrow/contract';
import type { Pool } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { ApiError } from './api-error.ts';

/** How often one network may call. Throws `too_many_requests`. */
export interface Limits {
  consume: (route: RouteId, address: string) => Promise<void>;
}

export const noLimits: Limits = { consume: () => Promise.resolve() };

/** Calls per minute and network; what costs little is counted together under `other`. */
const PER_MINUTE: Partial<Record<RouteId | 'other', number>> = {
  analyze: 60,
  answerQuestions: 120,
  sendMessage: 240,
  regenerate: 240,
  exportAccount: 10,
  report: 30,
  other: 600,
};
const WINDOW_SECONDS = 60;

/** Counted in PostgreSQL, so that several servers share the count; in memory while that does not answer. */
export function createLimits(pool: Pool, key: Buffer): Limits {
  const limiters = new Map<string, RateLimiterAbstract>();
  for (const [name, points] of Object.entries(PER_MINUTE)) {
    const options = { points, duration: WINDOW_SECONDS, keyPrefix: name };
    limiters.set(
      name,
      new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        insuranceLimiter: new RateLimiterMemory(options),
      }),
    );
  }
  // An address is personal: what is counted is a keyed hash of it.
  const hashed = (address: string): string =>
    createHmac('sha256', key).update(address).digest('base64url').slice(0, 22);
  return {
    consume: async (route, address) => {
      const limiter = limiters.get(route) ?? limiters.get('other');
      try {
        await limiter?.consume(hashed(address));
      } catch (error) {
        if (error instanceof Error) throw error;
        throw new ApiError('too_many_requests');
      }
    },
  };
}
