import { ApiError } from '../../http/api-error.ts';
import type { Owner } from '../../http/identity.ts';
import type { Origin } from '../../http/mount.ts';
import type { AuthDeps } from './auth-deps.ts';
import { judgePassword } from './judge-password.ts';

/** Whoever signed in so lately need not say the password again. */
export const RECENT_MINUTES = 5;

/**
 * Before something that outlasts the session, such as a new way in: a device left open, or a stolen token, must not be
 * enough. Refreshing a token does not make a sign-in recent.
 */
export async function confirmIdentity(
  { accounts, budgets, clock, sessions }: AuthDeps,
  owner: Owner,
  password: string | undefined,
  origin: Origin,
): Promise<void> {
  const openedAt = await sessions.openedAt(owner);
  if (openedAt && clock().getTime() - openedAt.getTime() <= RECENT_MINUTES * 60_000) return;
  if (password === undefined) throw new ApiError('identity_unconfirmed');
  const account = await accounts.find(owner.id);
  if (!account) throw new ApiError('authentication_failed');
  const { email } = account;
  const right = await judgePassword(budgets, { email, password }, origin, async () => account);
  if (!right) throw new ApiError('wrong_password');
}
