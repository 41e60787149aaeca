import type { Tokens, User } from '@yarrow/contract';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { markActive } from './auth/activity.ts';
import { ofThisTab } from './auth/of-this-tab.ts';
import { restoreAuth, type AuthRecord } from './auth/restore-auth.ts';
import { safeStorage } from './storage.ts';

export interface AuthState extends AuthRecord {
  isLoading: boolean;
  /** In words that a person can be shown. */
  error: string | null;
}

const START: AuthState = {
  user: null,
  tokens: null,
  isInitialized: false,
  isAuthenticated: false,
  isLoading: true,
  error: null,
};

/** Who is signed in here. A guest's tokens are kept in guest.ts: they are nobody's account. */
export const useAuthStore = create<AuthState>()(
  persist(() => START, {
    name: 'yarrow.auth',
    storage: createJSONStorage(() => ofThisTab(safeStorage(() => localStorage))),
    partialize: ({ user, tokens, isInitialized, isAuthenticated }): AuthRecord => ({
      user,
      tokens,
      isInitialized,
      isAuthenticated,
    }),
    // Nothing stored: storage may be blocked, and what is in memory is then all there is.
    merge: (stored, current) => ({
      ...current,
      ...(stored === undefined ? {} : restoreAuth(stored)),
      isLoading: false,
    }),
  }),
);

/** The user is null for a moment where tokens were found without one. */
export type Session = { status: 'anonymous' } | { status: 'authenticated'; user: User | null };
const ANONYMOUS: Session = { status: 'anonymous' };

export function useSession(): Session {
  const user = useAuthStore((state) => state.user);
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  return isAuthenticated ? { status: 'authenticated', user } : ANONYMOUS;
}

export const isSignedIn = (): boolean => useAuthStore.getState().isAuthenticated;

/** After a sign-in, a sign-up or an exchange of tokens. */
export function keepSession({ firebase_id_token, refresh_token }: Tokens, user: User | null): void {
  markActive();
  useAuthStore.setState({
    user,
    tokens: { accessToken: firebase_id_token, refreshToken: refresh_token },
    isAuthenticated: true,
    isInitialized: true,
    isLoading: false,
    error: null,
  });
}

export const keepUser = (user: User): void => {
  useAuthStore.setState({ user });
};
export const clearError = (): void => {
  useAuthStore.setState({ error: null });
};

/** Forgets who was here; other parts of the app hear of it. `why` is set where the person did not ask for it. */
export function clearSession(why: string | null = null): void {
  useAuthStore.setState({ ...START, isInitialized: true, isLoading: false, error: why });
  window.dispatchEvent(new Event('auth-cleared'));
}
