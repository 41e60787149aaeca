import { LIMITS } from '@yarrow/contract';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../password-field.tsx';

interface Props {
  open: boolean;
  busy: boolean;
  /** Why the password was not taken. */
  error: string | undefined;
  onClose: () => void;
  onPassword: (password: string) => void;
}

/** Asks who is there before something that outlasts the session. */
export function PasswordDialog({ open, busy, error, onClose, onPassword }: Props) {
  const [password, setPassword] = useState('');
  const form = useId();
  // Done, or closed: what was typed must not wait there for the next one who comes by.
  if (!open && password !== '') setPassword('');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Is it you?"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={busy}>
            Go on
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onPassword(password);
        }}
      >
        <p>
          You signed in a while ago. A passkey opens your account for good, so please enter your
          password again first.
        </p>
        <PasswordField
          label="Password"
          name="password"
          required
          maxLength={LIMITS.passwordMax}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={error}
        />
        <p className="text-sm text-ink-2">
          No password? Sign out and in again, and add the passkey within five minutes.
        </p>
      </form>
    </Dialog>
  );
}
