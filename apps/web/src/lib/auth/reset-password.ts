import { call } from '../api.ts';
import { clearSession, isSignedIn } from '../session.ts';

/** A new password ends every session of the account; one that is open here has ended with them. */
export async function resetPassword(token: string, password: string): Promise<void> {
  await call('resetPassword', { body: { token, password } });
  if (isSignedIn()) clearSession();
}
