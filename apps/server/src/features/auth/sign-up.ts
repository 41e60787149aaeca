import { addressName } from '../../db/directory.ts';
import { ApiError } from '../../http/api-error.ts';
import { spend } from '../../http/budgets.ts';
import type { Origin } from '../../http/mount.ts';
import type { AuthDeps } from './auth-deps.ts';
import { existsLetter } from './letters.ts';
import { openSession, type SignedIn } from './open-session.ts';
import { hashPassword, refuseCommonPassword } from './passwords.ts';
import { mailVerification } from './send-verification.ts';

/** A new account, signed in at once; the address is confirmed by mail. A taken address is told, and its owner mailed. */
export async function signUp(
  deps: AuthDeps,
  { email, password }: { email: string; password: string },
  origin: Origin,
): Promise<SignedIn> {
  const { budgets } = deps;
  refuseCommonPassword(password);
  await spend(budgets, 'sign-up-network', origin.network);
  await spend(budgets, 'sign-up-address', addressName(email));
  const details = { email, displayName: null, passwordHash: await hashPassword(password) };
  const now = deps.clock();
  const made = await deps.db.transaction(async (tx) => {
    const account = await deps.accounts.create(tx, details, { now, verifiedAt: null });
    return account && { account, signedIn: await openSession(deps, account, origin, tx) };
  });
  if (!made) {
    deps.background.run('telling the owner of a taken address', () => tellOwner(deps, email));
    throw new ApiError('account_exists');
  }
  mailVerification(deps, made.account);
  return made.signedIn;
}

async function tellOwner(
  { accounts, budgets, mailer, publicUrl }: AuthDeps,
  email: string,
): Promise<void> {
  const owner = await accounts.findByEmail(email);
  if (!owner || !(await budgets.take('mail-address', addressName(email)))) return;
  await mailer.send({ to: owner.email, name: owner.displayName, ...existsLetter(publicUrl) });
}
