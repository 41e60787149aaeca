import type { Tokens, User } from '@yarrow/contract';
import type { AuthTokens } from './auth/restore-auth.ts';
import { forgetGuest, keepGuest, useGuestStore } from './guest.ts';
import { clearSession, keepSession, useAuthStore } from './session.ts';

/** Whose tokens a call goes out with. */
export type Bearer = 'account' | 'guest';

/** The signed-in person's; a guest's only while nobody is signed in. */
export function whoCalls(): Bearer | null {
  if (useAuthStore.getState().tokens) return 'account';
  return useGuestStore.getState().tokens ? 'guest' : null;
}

export const tokensOf = (bearer: Bearer): AuthTokens | null =>
  (bearer === 'account' ? useAuthStore : useGuestStore).getState().tokens;

export const accessToken = (): string | null => {
  const bearer = whoCalls();
  return bearer && (tokensOf(bearer)?.accessToken ?? null);
};

/** Another tab may have changed them: storage knows, and is read at once. */
export async function readAgain(bearer: Bearer): Promise<void> {
  await (bearer === 'account' ? useAuthStore : useGuestStore).persist.rehydrate();
}

export function keepFor(bearer: Bearer, { user, ...tokens }: Tokens & { user: User | null }): void {
  if (bearer === 'guest') keepGuest(tokens);
  else keepSession(tokens, user ?? useAuthStore.getState().user);
}

/** Tokens that no longer count. A guest loses nothing to be told of; a signed-in person is. */
export function forget(bearer: Bearer, why: string): void {
  if (bearer === 'guest') forgetGuest();
  else clearSession(why);
}
