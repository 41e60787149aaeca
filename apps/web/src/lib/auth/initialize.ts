import { SIGN_IN_AGAIN } from '../api-error.ts';
import { refreshTokens } from '../refresh-tokens.ts';
import { clearSession, useAuthStore } from '../session.ts';
import { tokensOf } from '../bearer.ts';
import { endIdleSession } from './idle-end.ts';
import { idleFor, IDLE_LOG_OFF_MS } from './activity.ts';

/**
 * Settles who is here: authenticated only with both an access token and a user. Tokens without either are exchanged,
 * which answers with both. Whoever was away too long is signed out, and told.
 */
export async function initialize(): Promise<void> {
  const { tokens, user } = useAuthStore.getState();
  if (tokens && idleFor() >= IDLE_LOG_OFF_MS) {
    await endIdleSession();
    return;
  }
  if (tokens && !(tokens.accessToken && user)) await renew(tokens.accessToken);
  else settle();
  if (tokens && tokensOf('guest')) void claimLater();
}

async function renew(used: string | null): Promise<void> {
  useAuthStore.setState({ isInitialized: false, isLoading: true });
  const renewal = await refreshTokens('account', used);
  if (renewal === 'refused') clearSession(SIGN_IN_AGAIN);
  else settle(renewal === 'unreachable' ? 'Initialization failed' : null);
}

function settle(error: string | null = null): void {
  useAuthStore.setState(({ tokens, user }) => ({
    isInitialized: true,
    isLoading: false,
    isAuthenticated: Boolean(tokens?.accessToken && user),
    error,
  }));
}

/** A claim that did not get through when the person signed in. */
async function claimLater(): Promise<void> {
  const { claimGuest } = await import('./claim-guest.ts');
  await claimGuest();
}
