import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { ApiError } from './api-error.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * How often something may be tried, by what it is counted: points in so many seconds. Guessing one password is slowed
 * from one network first, so that a stranger cannot easily lock a person out; from many networks at last as well.
 */
const BUDGETS = {
  'sign-in-pair': { points: 10, duration: 15 * MINUTE },
  'sign-in-address': { points: 50, duration: HOUR },
  'sign-in-network': { points: 100, duration: 15 * MINUTE },
  'sign-up-address': { points: 5, duration: HOUR },
  'sign-up-network': { points: 20, duration: HOUR },
  'mail-address': { points: 3, duration: HOUR },
  'verification-address': { points: 3, duration: HOUR },
  'mail-network': { points: 20, duration: HOUR },
  'token-network': { points: 300, duration: 15 * MINUTE },
} as const;
export type Budget = keyof typeof BUDGETS;

/** Counted in PostgreSQL, so that it holds across servers. */
export interface Budgets {
  /** Takes a point. False where none was left. */
  take: (budget: Budget, subject: string) => Promise<boolean>;
  /** Gives a point back. */
  giveBack: (budget: Budget, subject: string) => Promise<void>;
  /** Starts anew. */
  forget: (budget: Budget, subject: string) => Promise<void>;
}

export const noBudgets: Budgets = {
  take: () => Promise.resolve(true),
  giveBack: () => Promise.resolve(),
  forget: () => Promise.resolve(),
};

/** Takes a point or refuses the call. */
export async function spend(budgets: Budgets, budget: Budget, subject: string): Promise<void> {
  if (!(await budgets.take(budget, subject))) throw new ApiError('too_many_requests');
}

export function createBudgets(pool: Pool, key: Buffer): Budgets {
  const limiters = new Map<string, RateLimiterAbstract>();
  for (const [name, { points, duration }] of Object.entries(BUDGETS)) {
    const options = { points, duration, keyPrefix: name };
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
  // Addresses are personal: what is counted is a keyed hash.
  const hashed = (subject: string): string =>
    createHmac('sha256', key).update(subject).digest('base64url').slice(0, 22);
  return {
    take: async (budget, subject) => {
      try {
        await limiters.get(budget)?.consume(hashed(subject));
        return true;
      } catch (error) {
        if (error instanceof Error) throw error;
        return false;
      }
    },
    giveBack: async (budget, subject) => void (await limiters.get(budget)?.reward(hashed(subject))),
    forget: async (budget, subject) => void (await limiters.get(budget)?.delete(hashed(subject))),
  };
}
