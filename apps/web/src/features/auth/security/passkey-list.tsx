import { KeyRound, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../../../lib/auth/attempt.ts';
import {
  addPasskey,
  hasPasskeys,
  listPasskeys,
  removePasskey,
} from '../../../lib/auth/passkeys.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';

type Passkeys = Awaited<ReturnType<typeof listPasskeys>>;

export function PasskeyList() {
  const { passkeys, busy, error, change } = usePasskeys();
  return (
    <div className="mt-5">
      <h3 className="text-xl">Passkeys</h3>
      <p className="mt-1 mb-4 max-w-[60ch] text-ink-2">
        Sign in with your fingerprint, your face or your device’s PIN. There is nothing to remember,
        and nothing that could be stolen from us.
      </p>
      {passkeys === null && !error ? <SkeletonText lines={2} /> : null}
      <ul className="mb-4 border-t border-line empty:hidden">
        {passkeys?.map(({ id, name, created_at }) => (
          <li key={id} className="flex items-center gap-3 border-b border-line py-2">
            <KeyRound aria-hidden="true" className="size-5 shrink-0 text-action" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold break-words">{name}</span>
              <span className="block text-sm text-ink-2">Added {day(created_at)}</span>
            </span>
            <IconButton
              label={`Remove the passkey ${name}`}
              disabled={busy}
              onClick={() => void change(() => removePasskey(id))}
            >
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
      <div role="alert" className="mb-4 empty:hidden">
        {error ? <Notice tone="caution" title={error} /> : null}
      </div>
      {hasPasskeys() ? (
        <Button variant="quiet" busy={busy} onClick={() => void change(addPasskey)}>
          Add a passkey
        </Button>
      ) : (
        <p className="text-sm text-ink-2">This browser cannot make passkeys at this address.</p>
      )}
    </div>
  );
}

const day = (iso: string): string => new Date(iso).toLocaleDateString('en', { dateStyle: 'long' });

function usePasskeys() {
  const [passkeys, setPasskeys] = useState<Passkeys | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const change = useCallback(async (act: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    try {
      await act();
      setPasskeys(await listPasskeys());
    } catch (failure) {
      setError(messageOf(failure, 'Something went wrong. Please try again.'));
    } finally {
      setBusy(false);
    }
  }, []);
  useEffect(() => {
    let gone = false;
    listPasskeys()
      .then((found) => (gone ? null : setPasskeys(found)))
      .catch((failure: unknown) =>
        gone ? null : setError(messageOf(failure, 'Something went wrong.')),
      );
    return () => {
      gone = true;
    };
  }, []);
  return { passkeys, busy, error, change };
}
