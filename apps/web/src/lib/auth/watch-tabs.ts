import { useGuestStore } from '../guest.ts';
import { clearSession, isSignedIn, useAuthStore } from '../session.ts';

/** Signing in or out in one tab is seen in all of them. Returns what ends the watching. */
export function watchTabs(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === 'yarrow.guest') void useGuestStore.persist.rehydrate();
    if (key === 'yarrow.auth' && newValue !== null) void readAuthAgain();
    // Wiped: all of storage, or this record of it.
    if ((key === null || (key === 'yarrow.auth' && newValue === null)) && isSignedIn())
      clearSession();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

async function readAuthAgain(): Promise<void> {
  const before = useAuthStore.getState().user?.id;
  await useAuthStore.persist.rehydrate();
  const now = useAuthStore.getState().user?.id;
  // Somebody else's screens must not stay on show, signed out or signed in as another.
  if (before !== undefined && (!isSignedIn() || before !== now))
    window.dispatchEvent(new Event('auth-cleared'));
}
