import { addressName } from '../../db/directory.ts';
import { ApiError } from '../../http/api-error.ts';
import { spend } from '../../http/budgets.ts';
import type { Origin } from '../../http/mount.ts';
import type { AuthDeps } from './auth-deps.ts';
import { openSession, type SignedIn } from './open-session.ts';
import { isPassword } from './passwords.ts';

/** The same answer, after the same time, for an address without an account and for a wrong password. */
export async function signIn(
  deps: AuthDeps,
  { email, password }: { email: string; password: string },
  origin: Origin,
): Promise<SignedIn> {
  const { accounts, budgets } = deps;
  const address = addressName(email);
  const pair = `${address} ${origin.network}`;
  // Taken before the password is judged: many guesses at once count as many.
  await spend(budgets, 'sign-in-network', origin.network);
  await spend(budgets, 'sign-in-pair', pair);
  await spend(budgets, 'sign-in-address', address);
  const account = await accounts.findByEmail(email);
  const right = await isPassword(account?.passwordHash ?? null, password);
  if (!account || !right) throw new ApiError('wrong_credentials');
  await budgets.giveBack('sign-in-network', origin.network);
  await budgets.forget('sign-in-pair', pair);
  await budgets.giveBack('sign-in-address', address);
  return await deps.db.transaction(async (tx) => {
    // While it was judged, the password may have been reset and all sessions ended: this one must not come after.
    const held = await accounts.hold(tx, account.id);
    if (held?.passwordHash !== account.passwordHash) throw new ApiError('wrong_credentials');
    return await openSession(deps, held, origin, tx);
  });
}
