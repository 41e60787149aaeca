import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

/** So many points in so many seconds. */
interface Allowance {
  points: number;
  duration: number;
}

/** Counts by subject: an address, a network. */
export interface Counter {
  /** Takes a point; false when none is left. */
  take: (subject: string) => Promise<boolean>;
  giveBack: (subject: string) => Promise<void>;
  forget: (subject: string) => Promise<void>;
}

/** Counted in PostgreSQL, so that several servers share the count; in memory while that does not answer. */
export function createCounters<Name extends string>(
  pool: Pool,
  key: Buffer,
  allowances: Readonly<Record<Name, Allowance>>,
): Record<Name, Counter> {
  // Whoever is counted is personal: what is kept is a keyed hash.
  const hashed = (subject: string): string =>
    createHmac('sha256', key).update(subject).digest('base64url').slice(0, 22);
  const entries = Object.entries<Allowance>(allowances).map(([name, allowance]) => [
    name,
    counterOf(limiterOf(pool, name, allowance), hashed),
  ]);
  return Object.fromEntries(entries) as Record<Name, Counter>;
}

function limiterOf(pool: Pool, name: string, allowance: Allowance): RateLimiterAbstract {
  const options = { ...allowance, keyPrefix: name };
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}

const counterOf = (limiter: RateLimiterAbstract, hashed: (subject: string) => string): Counter => ({
  take: async (subject) => {
    try {
      await limiter.consume(hashed(subject));
      return true;
    } catch (error) {
      if (error instanceof Error) throw error;
      return false;
    }
  },
  giveBack: async (subject) => void (await limiter.reward(hashed(subject))),
  forget: async (subject) => void (await limiter.delete(hashed(subject))),
});
