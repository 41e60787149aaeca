import { eq } from 'drizzle-orm';
import { owners } from '../../db/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { spend } from '../../http/budgets.ts';
import type { Origin } from '../../http/mount.ts';
import type { AuthDeps } from './auth-deps.ts';
import { useMailToken } from './mail-tokens.ts';

/**
 * "This wasn't me": who reads the mail of an address removes the account a stranger made with it, and the address is
 * free again. Never an account whose address was proven since.
 */
export async function disownSignUp(deps: AuthDeps, token: string, origin: Origin): Promise<void> {
  await spend(deps.budgets, 'token-network', origin.network);
  await deps.db.transaction(async (tx) => {
    const id = await useMailToken(tx, 'verify', token, deps.clock());
    const account = id === null ? null : await deps.accounts.hold(tx, id);
    if (!account || account.verifiedAt !== null) throw new ApiError('authentication_failed');
    await tx.delete(owners).where(eq(owners.id, account.id));
  });
}
