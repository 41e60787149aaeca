import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { hasPasskeys, signInWithPasskey } from '../../../lib/auth/passkeys.ts';
import { Button } from '../../../ui/button.tsx';

interface Props {
  busy: boolean;
  enter: (way: () => Promise<void>) => Promise<void>;
}

/** Only where the browser knows passkeys. Without an address: the browser shows those it has. */
export function PasskeyButton({ busy, enter }: Props) {
  const [waiting, setWaiting] = useState(false);
  if (!hasPasskeys()) return null;
  const start = async () => {
    setWaiting(true);
    // What went wrong is in the store and shown above.
    await enter(signInWithPasskey).catch(() => null);
    setWaiting(false);
  };
  return (
    <Button
      variant="quiet"
      full
      busy={waiting}
      disabled={busy && !waiting}
      onClick={() => void start()}
    >
      {waiting ? null : <KeyRound aria-hidden="true" className="size-5" />}
      Sign in with a passkey
    </Button>
  );
}
