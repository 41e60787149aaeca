import { useState } from 'react';
import { messageOf } from '../../../lib/auth/attempt.ts';
import { signOutEverywhere } from '../../../lib/auth/sign-out-everywhere.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import { DeviceList } from './device-list.tsx';
import { PasskeyList } from './passkey-list.tsx';

/** How this account is entered, and from where. Part of the settings. */
export function SecuritySection() {
  return (
    <section
      aria-labelledby="security-title"
      className="mt-10 border-t border-line pt-8 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-10"
    >
      <h2 id="security-title" className="text-2xl">
        Signing in
      </h2>
      <div className="lg:*:first:mt-1">
        <ConfirmAddress />
        <PasskeyList />
        <DeviceList />
        <EverywhereOut />
      </div>
    </section>
  );
}

function EverywhereOut() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const leave = async () => {
    setBusy(true);
    setError(null);
    try {
      await signOutEverywhere();
    } catch (failure) {
      setError(messageOf(failure, 'Sign-out failed'));
      setBusy(false);
    }
  };
  return (
    <div className="mt-8">
      <h3 className="text-xl">Sign out everywhere</h3>
      <p className="mt-1 mb-4 max-w-[60ch] text-ink-2">
        If you lost a device, or used one that is not yours: this ends every session, here too.
      </p>
      <Button variant="quiet" busy={busy} onClick={() => void leave()}>
        Sign out everywhere
      </Button>
      <div role="alert" className="mt-3 empty:hidden">
        {error ? <Notice tone="caution" title={error} /> : null}
      </div>
    </div>
  );
}
