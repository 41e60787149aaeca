import { ApiError } from '../../http/api-error.ts';
import { spend } from '../../http/budgets.ts';
import type { Owner } from '../../http/identity.ts';
import type { Origin } from '../../http/mount.ts';
import type { AuthDeps } from './auth-deps.ts';
import { useMailToken } from './mail-tokens.ts';
import { proveAddress } from './prove-address.ts';

/**
 * Takes the token of the mail that was sent at sign-up, from the account it is for, or from a program that calls for
 * nobody. Whoever presses the link in the mail comes through the page, which hands it in only from a session of the
 * account: the reader of the mail may not be the one who signed up.
 */
export async function verifyEmail(
  deps: AuthDeps,
  token: string,
  owner: Owner | null,
  origin: Origin,
): Promise<void> {
  await spend(deps.budgets, 'token-network', origin.network);
  await deps.db.transaction(async (tx) => {
    const id = await useMailToken(tx, 'verify', token, deps.clock());
    if (id === null) throw new ApiError('authentication_failed');
    // What is thrown undoes the transaction: the token stays good for whoever signs in now.
    if (owner && owner.id !== id) throw new ApiError('sign_in_to_confirm');
    await proveAddress(deps, tx, id);
  });
}
