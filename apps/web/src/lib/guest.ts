import type { Tokens } from '@yarrow/contract';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { restoreTokens, type AuthTokens } from './auth/restore-auth.ts';
import { safeStorage } from './storage.ts';

interface GuestRecord {
  tokens: AuthTokens | null;
}

/** A guest's tokens open only what the guest made, until an account claims it. Nobody is signed in with them. */
export const useGuestStore = create<GuestRecord>()(
  persist((): GuestRecord => ({ tokens: null }), {
    name: 'yarrow.guest',
    storage: createJSONStorage(() => safeStorage(() => localStorage)),
    merge: (stored, current) =>
      stored === undefined
        ? current
        : { tokens: restoreTokens((stored as Partial<GuestRecord>).tokens) },
  }),
);

/** Keeps what the first analysis (`guest`) or a refresh answers with. */
export function keepGuest({ firebase_id_token, refresh_token }: Tokens): void {
  useGuestStore.setState({
    tokens: { accessToken: firebase_id_token, refreshToken: refresh_token },
  });
}

export const forgetGuest = (): void => {
  useGuestStore.setState({ tokens: null });
};
