import { addressName } from '../../db/directory.ts';
import { ApiError } from '../../http/api-error.ts';
import { spend } from '../../http/budgets.ts';
import type { Origin } from '../../http/mount.ts';
import type { AuthDeps } from './auth-deps.ts';
import { resetLetter } from './letters.ts';
import { issueMailToken, useMailToken, voidMailTokens } from './mail-tokens.ts';
import { hashPassword, refuseCommonPassword } from './passwords.ts';
import { dropWhatIsUnproven, proveAddress } from './prove-address.ts';

/** Mails a link if the address has an account. Nobody waits for that, so neither answer nor time tell. */
export async function sendReset(deps: AuthDeps, email: string, origin: Origin): Promise<void> {
  const { accounts, background, budgets, clock, db, mailer, publicUrl } = deps;
  await spend(budgets, 'mail-network', origin.network);
  background.run('mailing a reset', async () => {
    const account = await accounts.findByEmail(email);
    if (!account || !(await budgets.take('mail-address', addressName(email)))) return;
    const token = await issueMailToken(db, 'reset', account.id, clock());
    const { email: to, displayName: name } = account;
    await mailer.send({ to, name, ...resetLetter(publicUrl, token) });
  });
}

/** Sets a password with a token of such a mail, and signs out everywhere. The mail proves the address as well. */
export async function resetPassword(
  deps: AuthDeps,
  { token, password }: { token: string; password: string },
  origin: Origin,
): Promise<void> {
  const { accounts, budgets, clock, db, sessions } = deps;
  await spend(budgets, 'token-network', origin.network);
  refuseCommonPassword(password);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const now = clock();
    const id = await useMailToken(tx, 'reset', token, now);
    if (id === null) throw new ApiError('authentication_failed');
    await dropWhatIsUnproven(deps, tx, id);
    await accounts.change(tx, id, () => ({ passwordHash }));
    await proveAddress(deps, tx, id);
    await sessions.endAll(tx, id);
    await voidMailTokens(tx, 'reset', id, now);
  });
}
