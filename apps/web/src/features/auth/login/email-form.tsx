import { LIMITS } from '@yarrow/contract';
import { useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { signIn, signUp } from '../../../lib/auth/sign-in.ts';
import { clearError } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { fieldErrors, type FieldErrors } from '../field-errors.ts';
import { NEW_PASSWORD_HINT } from '../password-hint.ts';
import { PasswordField } from '../password-field.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import type { Mode } from './login-page.tsx';

interface Props {
  mode: Mode;
  busy: boolean;
  enter: (way: () => Promise<void>) => Promise<void>;
  onMode: (mode: Mode) => void;
}

export function EmailForm({ mode, busy, enter, onMode }: Props) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [taken, setTaken] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const signingUp = mode === 'sign-up';

  const submit = async () => {
    setErrors({});
    setTaken(false);
    try {
      const credentials = { email: email.trim(), password };
      await enter(() => (signingUp ? signUp(credentials) : signIn(credentials)));
    } catch (error) {
      const found = fieldErrors(error);
      setErrors(found);
      // Said at the field, it need not be said above as well.
      if (found.email || found.password) clearError();
      setTaken(error instanceof ApiError && error.code === 'account_exists');
      focusField(form.current, found.email ? 'email' : 'password');
    }
  };
  const showErrors = (found: FieldErrors) => {
    setErrors(found);
    if (found.email) focusField(form.current, 'email');
  };

  return (
    <form
      ref={form}
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <div>
        <TextField
          label="Email"
          name="email"
          type="email"
          required
          maxLength={LIMITS.email}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={setEmail}
          error={errors.email}
        />
        {taken && signingUp ? (
          <Button
            variant="quiet"
            size="sm"
            className="mt-3"
            onClick={() => {
              setErrors({});
              setTaken(false);
              onMode('sign-in');
            }}
          >
            Sign in with this address
          </Button>
        ) : null}
      </div>
      <div>
        <PasswordField
          label="Password"
          hint={signingUp ? NEW_PASSWORD_HINT : undefined}
          name="password"
          required
          minLength={signingUp ? LIMITS.passwordMin : undefined}
          maxLength={LIMITS.passwordMax}
          autoComplete={signingUp ? 'new-password' : 'current-password'}
          value={password}
          onChange={setPassword}
          error={errors.password}
        />
        {signingUp ? null : <ForgotPassword email={email.trim()} onErrors={showErrors} />}
      </div>
      <Button type="submit" full busy={busy}>
        {signingUp ? 'Create account' : 'Sign in'}
      </Button>
      {signingUp ? (
        <p className="text-sm text-ink-2">
          You need to be 16 or older. For a child, check symptoms without an account, or keep them
          in yours.
        </p>
      ) : null}
    </form>
  );
}

const focusField = (form: HTMLFormElement | null, name: string): void =>
  form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
