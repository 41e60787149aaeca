import { ApiError } from '../api-error.ts';
import { call } from '../api.ts';
import { whoCalls } from '../bearer.ts';
import { isSignedIn, keepUser } from '../session.ts';

const SIGN_IN = 'Please sign in to the account this link is for, to finish confirming its address.';

/**
 * Confirms the address of the account that is signed in here. Where that is another one, or nobody, it fails with
 * `sign_in_to_confirm`, and the token stays good.
 */
export async function verifyEmail(token: string): Promise<void> {
  // Without a session nothing is handed in: the reader of the mail may not be the one who signed up.
  if (!isSignedIn()) throw new ApiError(SIGN_IN, 401, 'sign_in_to_confirm');
  const sender = whoCalls();
  try {
    await call('verifyEmail', { body: { token }, keepSession: true });
  } catch (error) {
    // The session had ended meanwhile: what the server says of the token itself is still to be heard.
    if (whoCalls() !== sender) return await verifyEmail(token);
    throw error;
  }
  if (!isSignedIn()) return;
  // Confirmed it is, whether or not the news arrives here now.
  const profile = await call('getProfile', { keepSession: true }).catch(() => null);
  if (profile) keepUser(profile.user);
}

/** "This wasn't me": the account that a stranger made with one's address goes. */
export async function disownSignUp(token: string): Promise<void> {
  await call('disownSignUp', { body: { token } });
}

export async function sendVerification(): Promise<void> {
  await call('sendVerification');
}
