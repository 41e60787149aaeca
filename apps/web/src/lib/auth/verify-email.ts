import { call } from '../api.ts';
import { isSignedIn, keepUser } from '../session.ts';

/** The link may be another account's than the one signed in here, so the server is asked who it has confirmed. */
export async function verifyEmail(token: string): Promise<void> {
  await call('verifyEmail', { body: { token } });
  if (!isSignedIn()) return;
  // Confirmed it is, whether or not the news arrives here now.
  const profile = await call('getProfile', { keepSession: true }).catch(() => null);
  if (profile) keepUser(profile.user);
}
