import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { sendReset } from '../../../lib/auth/send-reset.ts';
import { clearError } from '../../../lib/session.ts';
import { fieldErrors, type FieldErrors } from '../field-errors.ts';
import { RESET_SENT } from './login-notes.tsx';

interface Props {
  email: string;
  onErrors: (errors: FieldErrors) => void;
}

export function ForgotPassword({ email, onErrors }: Props) {
  const [busy, setBusy] = useState(false);
  const [, setSearch] = useSearchParams();
  const { state } = useLocation() as { state: unknown };

  const send = async () => {
    clearError();
    if (email === '') {
      onErrors({ email: 'Please enter your email address first' });
      return;
    }
    onErrors({});
    setBusy(true);
    try {
      setSearch({}, { replace: true, state });
      await sendReset(email);
      setSearch({ [RESET_SENT]: 'true' }, { replace: true, state });
    } catch (error) {
      const found = fieldErrors(error);
      if (found.email) clearError();
      onErrors(found);
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      onClick={() => {
        if (!busy) void send();
      }}
      className="-mb-2 mt-1 min-h-11 rounded-lg text-sm font-semibold text-action underline underline-offset-4"
    >
      Forgot your password?
    </button>
  );
}
