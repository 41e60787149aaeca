import type { Account } from '../../db/accounts.ts';
import { addressName } from '../../db/directory.ts';
import { ApiError } from '../../http/api-error.ts';
import { spend } from '../../http/budgets.ts';
import type { Origin } from '../../http/mount.ts';
import type { AuthDeps } from './auth-deps.ts';
import { verifyLetter } from './letters.ts';
import { issueMailToken } from './mail-tokens.ts';

/** Mails a link that confirms the address, while nobody waits. */
export function mailVerification(deps: AuthDeps, { id, email }: Account): void {
  const { background, clock, db, mailer, publicUrl } = deps;
  background.run('mailing a confirmation', async () => {
    const token = await issueMailToken(db, 'verify', id, clock());
    await mailer.send({ to: email, ...verifyLetter(publicUrl, token) });
  });
}

/** The same mail again, for one who did not get it. Earlier links stay good: whichever arrives counts. */
export async function sendVerification(
  deps: AuthDeps,
  ownerId: string,
  origin: Origin,
): Promise<void> {
  const account = await deps.accounts.find(ownerId);
  if (!account) throw new ApiError('authentication_failed');
  if (account.verifiedAt !== null) return;
  await spend(deps.budgets, 'mail-network', origin.network);
  // By address rather than account: removing the account and signing up anew mails the address no more often.
  await spend(deps.budgets, 'verification-address', addressName(account.email));
  mailVerification(deps, account);
}
