import type { Pool } from 'pg';
import { ApiError } from './api-error.ts';
import { createCounters } from './counters.ts';

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
  const counters = createCounters(pool, key, BUDGETS);
  return {
    take: (budget, subject) => counters[budget].take(subject),
    giveBack: (budget, subject) => counters[budget].giveBack(subject),
    forget: (budget, subject) => counters[budget].forget(subject),
  };
}
