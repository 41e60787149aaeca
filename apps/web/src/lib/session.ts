import type { Tokens, User } from '@yarrow/contract';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { safeStorage } from './storage.ts';

interface AuthRecord {
  user: User | null;
  tokens: { accessToken: string; refreshToken: string } | null;
  isInitialized: boolean;
  isAuthenticated: boolean;
}

const NOBODY: AuthRecord = {
  user: null,
  tokens: null,
  isInitialized: true,
  isAuthenticated: false,
};

/** A guest holds tokens without a user: they open only what the guest made. */
export const useAuthStore = create<AuthRecord>()(
  persist(() => NOBODY, {
    name: 'yarrow.auth',
    storage: createJSONStorage(() => safeStorage(() => localStorage)),
    merge: (stored, current) => ({ ...current, ...restoreAuth(stored) }),
  }),
);

function restoreAuth(stored: unknown): Partial<AuthRecord> {
  const { tokens, user } = (stored ?? {}) as Partial<AuthRecord>;
  const whole = typeof tokens?.accessToken === 'string' && typeof tokens.refreshToken === 'string';
  if (!whole) return NOBODY;
  const known = typeof user?.id === 'string' ? user : null;
  return { tokens, user: known, isAuthenticated: known !== null };
}

export type Session = { status: 'anonymous' } | { status: 'authenticated'; user: User };
const ANONYMOUS: Session = { status: 'anonymous' };

/** Who is using the app. Accounts come later: until then nothing signs in, and everybody is anonymous. */
export function useSession(): Session {
  const { user, isAuthenticated } = useAuthStore();
  return isAuthenticated && user ? { status: 'authenticated', user } : ANONYMOUS;
}

export const accessToken = (): string | null => useAuthStore.getState().tokens?.accessToken ?? null;
export const refreshToken = (): string | null =>
  useAuthStore.getState().tokens?.refreshToken ?? null;

/** Keeps what the first analysis (`guest`) or a refresh answers with. */
export function keepTokens({ firebase_id_token, refresh_token }: Tokens): void {
  useAuthStore.setState({
    tokens: { accessToken: firebase_id_token, refreshToken: refresh_token },
    isInitialized: true,
  });
}

/** Forgets who was here; other parts of the app hear of it. */
export function clearSession(): void {
  useAuthStore.setState(NOBODY);
  window.dispatchEvent(new Event('auth-cleared'));
}
