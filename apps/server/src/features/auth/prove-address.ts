import type { Account } from '../../db/accounts.ts';
import type { Queries } from '../../db/connect.ts';
import { erasePasskeys, listPasskeys } from '../../db/passkeys.ts';
import type { AuthDeps } from './auth-deps.ts';

/** Marks the address as the person's own, since the first time it was shown to be. */
export const proveAddress = (
  { accounts, clock }: AuthDeps,
  tx: Queries,
  id: string,
): Promise<Account | null> =>
  accounts.change(tx, id, ({ verifiedAt }) => ({ verifiedAt: verifiedAt ?? clock() }));

/**
 * Before somebody proves an address, whoever registered it may have been a stranger who waits for its owner: the
 * password, the passkeys and every session he has are dropped. Does nothing where the address was proven already.
 */
export async function dropWhatIsUnproven(
  { accounts, keyring, sessions }: AuthDeps,
  tx: Queries,
  id: string,
): Promise<void> {
  let unproven = false;
  await accounts.change(tx, id, ({ verifiedAt }) => {
    unproven = verifiedAt === null;
    return unproven ? { passwordHash: null } : {};
  });
  if (!unproven) return;
  await erasePasskeys(tx, keyring, id, await listPasskeys(tx, keyring, id, true));
  await sessions.endAll(tx, id);
}
