import { ApiError } from '../../http/api-error.ts';
import { spend } from '../../http/budgets.ts';
import type { Origin } from '../../http/mount.ts';
import type { AuthDeps } from './auth-deps.ts';
import { useMailToken } from './mail-tokens.ts';
import { proveAddress } from './prove-address.ts';

/** Takes the token of the mail that was sent at sign-up. */
export async function verifyEmail(deps: AuthDeps, token: string, origin: Origin): Promise<void> {
  await spend(deps.budgets, 'token-network', origin.network);
  await deps.db.transaction(async (tx) => {
    const id = await useMailToken(tx, 'verify', token, deps.clock());
    if (id === null) throw new ApiError('authentication_failed');
    await proveAddress(deps, tx, id);
  });
}
