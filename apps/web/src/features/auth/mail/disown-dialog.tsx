import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { messageOf } from '../../../lib/auth/attempt.ts';
import { disownSignUp } from '../../../lib/auth/verify-email.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface Props {
  open: boolean;
  token: string;
  onClose: () => void;
  onDone: () => void;
  onRefused: () => void;
}

/** Asked twice: whoever did sign up, and reads the mail elsewhere, would lose everything with one wrong press. */
export function DisownDialog({ open, token, onClose, onDone, onRefused }: Props) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const remove = async () => {
    setBusy(true);
    setError(null);
    try {
      await disownSignUp(token);
      onDone();
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 401) onRefused();
      else setError(messageOf(failure, 'Something went wrong. Please try again.'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Remove this account?"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep it
          </Button>
          <Button busy={busy} onClick={() => void remove()}>
            Remove the account
          </Button>
        </>
      }
    >
      <p>
        The account that was made with your address is erased, with everything in it, and nobody can
        sign in to it any more. If it is yours, keep it and sign in instead.
      </p>
      <div role="alert" className="mt-4 empty:hidden">
        {error ? <Notice tone="caution" title={error} /> : null}
      </div>
    </Dialog>
  );
}
