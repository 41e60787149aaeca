import { KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
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
import { PasswordDialog } from './password-dialog.tsx';
import { useServerList } from './use-server-list.ts';

export function PasskeyList() {
  const { items: passkeys, busy, error, change } = useServerList(listPasskeys);
  /** The server wants the password first; a string says why the last one was not taken. */
  const [asking, setAsking] = useState<boolean | string>(false);

  const add = (password?: string) =>
    change(async () => {
      try {
        await addPasskey(password);
        setAsking(false);
      } catch (failure) {
        const asked = askedBy(failure);
        setAsking(asked);
        if (asked === false) throw failure;
        return false;
      }
      return true;
    });
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
        <Button variant="quiet" busy={busy} onClick={() => void add()}>
          Add a passkey
        </Button>
      ) : (
        <p className="text-sm text-ink-2">This browser cannot make passkeys at this address.</p>
      )}
      <PasswordDialog
        open={asking !== false}
        busy={busy}
        error={typeof asking === 'string' ? asking : undefined}
        onClose={() => setAsking(false)}
        onPassword={(password) => void add(password)}
      />
    </div>
  );
}

/** True where the server asks for the password, and why where it did not take one. */
function askedBy(failure: unknown): boolean | string {
  if (!(failure instanceof ApiError)) return false;
  return failure.code === 'wrong_password'
    ? failure.message
    : failure.code === 'identity_unconfirmed';
}

const day = (iso: string): string => new Date(iso).toLocaleDateString('en', { dateStyle: 'long' });
