import type { Account } from '../../../db/accounts.ts';
import type { Queries } from '../../../db/connect.ts';
import { enter } from '../../../db/directory.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Origin } from '../../../http/mount.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { openSession, type SignedIn } from '../open-session.ts';
import { dropWhatIsUnproven } from '../prove-address.ts';
import type { External } from './exchange-code.ts';

/**
 * Signs in whom the provider named: by the name he has there; else by an address the provider has verified, to the
 * account of that address or a new one. An address it has not verified is nobody's word: it leads to no account.
 */
export async function signInExternal(
  deps: AuthDeps,
  external: External,
  origin: Origin,
): Promise<SignedIn> {
  const known = await deps.accounts.findBy('oidc', nameOf(external));
  if (known) return await openSession(deps, known, origin);
  const { email, emailVerified } = external;
  if (email === null || !emailVerified) throw new ApiError('address_unverified');
  const existing = await deps.accounts.findByEmail(email);
  return await deps.db.transaction(async (tx) => {
    const account = existing
      ? await adopt(deps, tx, existing)
      : await create(deps, tx, email, external.name);
    await enter(tx, deps.keyring, ['oidc', nameOf(external)], account.id);
    return await openSession(deps, account, origin, tx);
  });
}

/** A subject is unique only within its issuer. */
const nameOf = ({ issuer, subject }: External): string => JSON.stringify([issuer, subject]);

/** Whoever registered this address before without proving it keeps no way in. */
async function adopt(deps: AuthDeps, tx: Queries, { id }: Account): Promise<Account> {
  await dropWhatIsUnproven(deps, tx, id);
  const now = deps.clock();
  const adopted = await deps.accounts.change(tx, id, ({ verifiedAt }) => ({
    verifiedAt: verifiedAt ?? now,
  }));
  if (!adopted) throw new ApiError('authentication_failed');
  return adopted;
}

async function create(
  { accounts, clock }: AuthDeps,
  tx: Queries,
  email: string,
  displayName: string | null,
): Promise<Account> {
  const now = clock();
  const details = { email, displayName, passwordHash: null };
  const made = await accounts.create(tx, details, { now, verifiedAt: now });
  // Taken in this very moment: asked again, it is found.
  if (!made) throw new ApiError('authentication_failed');
  return made;
}
