import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { messageOf } from '../../lib/auth/attempt.ts';
import { clearSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Section } from './section.tsx';

interface Props {
  /** Signs out, forgets what this tab holds and leads to the start. */
  onLeave: () => Promise<void>;
}

export function AccountActions({ onLeave }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <Section title="Account Actions">
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => void onLeave()}>
          Sign Out
        </Button>
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          Delete Account
        </Button>
      </div>
      <DeleteDialog open={asking} onClose={() => setAsking(false)} onLeave={onLeave} />
    </Section>
  );
}

const WORD = 'delete';

function DeleteDialog({ open, onClose, onLeave }: Props & { open: boolean; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const sure = typed.trim().toLowerCase() === WORD;
  const close = () => {
    setTyped('');
    setError(null);
    onClose();
  };
  const erase = async () => {
    setBusy(true);
    setError(null);
    try {
      await call('deleteAccount');
    } catch (failure) {
      setError(messageOf(failure, 'Please try again in a moment.'));
      setBusy(false);
      return;
    }
    clearSession();
    await onLeave();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Delete Account"
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            Keep my account
          </Button>
          <Button variant="danger" busy={busy} disabled={!sure} onClick={() => void erase()}>
            Delete everything
          </Button>
        </>
      }
    >
      <p className="mb-4">
        This erases your account and everything in it: analyses, chats, safety plans, settings. It
        happens at once and cannot be undone. You can download your data first.
      </p>
      <TextField
        label={`Type “${WORD}” to go on`}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      <div role="alert" className="mt-3 empty:hidden">
        {error ? (
          <Notice tone="caution" title="Your account could not be deleted. Nothing has changed.">
            {error}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  );
}
