import type { Tokens, User } from '@yarrow/contract';
import type { Account } from '../../db/accounts.ts';
import type { Queries } from '../../db/connect.ts';
import type { Origin } from '../../http/mount.ts';
import type { AuthDeps } from './auth-deps.ts';
import { presentUser } from './present-user.ts';

export type SignedIn = Tokens & { user: User };

/** The last step of every way to sign in. */
export async function openSession(
  { db, sessions, adminEmails }: AuthDeps,
  account: Account,
  { userAgent }: Origin,
  tx: Queries = db,
): Promise<SignedIn> {
  const { tokens } = await sessions.open(tx, { id: account.id, kind: 'account' }, userAgent);
  return { ...tokens, user: presentUser(account, adminEmails) };
}
