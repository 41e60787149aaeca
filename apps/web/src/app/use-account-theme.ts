import { useEffect, useRef } from 'react';
import { useSession } from '../lib/session.ts';
import { hasChosenTheme, setTheme } from '../lib/theme.ts';

/** Whoever signs in on a device where no colours were chosen yet gets those of the account. */
export function useAccountTheme(): void {
  const signedIn = useSession().status === 'authenticated';
  const before = useRef(signedIn);
  useEffect(() => {
    const entered = signedIn && !before.current;
    before.current = signedIn;
    if (!entered || hasChosenTheme()) return;
    void import('../lib/profile.ts')
      .then(({ getProfile }) => getProfile())
      .then(({ settings: { theme } }) =>
        theme === 'system' || hasChosenTheme() ? null : setTheme(theme),
      )
      .catch(() => null);
  }, [signedIn]);
}
