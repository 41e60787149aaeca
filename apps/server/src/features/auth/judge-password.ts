import type { Account } from '../../db/accounts.ts';
import { addressName } from '../../db/directory.ts';
import { spend, type Budgets } from '../../http/budgets.ts';
import type { Origin } from '../../http/mount.ts';
import { isPassword } from './passwords.ts';

interface Claim {
  email: string;
  password: string;
}

/**
 * The account if the password is its own, else null: after the same time, and counted the same, whether there is such an
 * account or not. Every place that takes a password goes through here, so that guesses add up.
 */
export async function judgePassword(
  budgets: Budgets,
  { email, password }: Claim,
  origin: Origin,
  find: () => Promise<Account | null>,
): Promise<Account | null> {
  const address = addressName(email);
  const pair = `${address} ${origin.network}`;
  // Taken before the password is judged: many guesses at once count as many.
  await spend(budgets, 'sign-in-network', origin.network);
  await spend(budgets, 'sign-in-pair', pair);
  await spend(budgets, 'sign-in-address', address);
  const account = await find();
  const right = await isPassword(account?.passwordHash ?? null, password);
  if (!account || !right) return null;
  await budgets.giveBack('sign-in-network', origin.network);
  await budgets.forget('sign-in-pair', pair);
  await budgets.giveBack('sign-in-address', address);
  return account;
}
