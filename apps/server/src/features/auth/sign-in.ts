import { ApiError } from '../../http/api-error.ts';
import type { Origin } from '../../http/mount.ts';
import type { AuthDeps } from './auth-deps.ts';
import { judgePassword } from './judge-password.ts';
import { openSession, type SignedIn } from './open-session.ts';

/** The same answer, after the same time, for an address without an account and for a wrong password. */
export async function signIn(
  deps: AuthDeps,
  claim: { email: string; password: string },
  origin: Origin,
): Promise<SignedIn> {
  const { accounts, budgets } = deps;
  const find = () => accounts.findByEmail(claim.email);
  const account = await judgePassword(budgets, claim, origin, find);
  if (!account) throw new ApiError('wrong_credentials');
  return await deps.db.transaction(async (tx) => {
    // While it was judged, the password may have been reset and all sessions ended: this one must not come after.
    const held = await accounts.hold(tx, account.id);
    if (held?.passwordHash !== account.passwordHash) throw new ApiError('wrong_credentials');
    return await openSession(deps, held, origin, tx);
  });
}
