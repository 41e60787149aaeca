import { requestTokens } from '../refresh-tokens.ts';
import { clearSession, useAuthStore } from '../session.ts';
import type { AuthTokens } from './restore-auth.ts';

/**
 * Here it is done at once, with or without a server; there the session ends as soon as it is reached. A failure of
 * the server's part is passed on.
 */
export async function signOut(): Promise<void> {
  const { tokens } = useAuthStore.getState();
  clearSession();
  if (tokens) await endOnServer(tokens);
}

/** With the tokens at hand: the store has none any more. An access token out of date is renewed to say goodbye. */
async function endOnServer({ accessToken, refreshToken }: AuthTokens): Promise<void> {
  if (accessToken !== null && (await sayGoodbye(accessToken)) !== 401) return;
  const renewed = await requestTokens(refreshToken);
  if (renewed === 'unreachable') throw new Error('Sign-out failed');
  if (renewed !== 'refused') await sayGoodbye(renewed.firebase_id_token);
}

async function sayGoodbye(accessToken: string): Promise<number> {
  const { API_BASE, route } = await import('../contract.ts');
  const { status } = await fetch(API_BASE + route('signOut').path, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
    credentials: 'omit',
    keepalive: true,
  }).catch(() => ({ status: 0 }));
  if (status === 0 || status >= 500) throw new Error('Sign-out failed');
  return status;
}
