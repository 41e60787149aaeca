import { LIMITS } from '@yarrow/contract';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { messageOf } from '../../../lib/auth/attempt.ts';
import { resetPassword } from '../../../lib/auth/reset-password.ts';
import { PATHS } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page, PageHeading } from '../../../ui/page.tsx';
import { fieldErrors } from '../field-errors.ts';
import { PasswordField } from '../password-field.tsx';
import { NEW_PASSWORD_HINT } from '../password-hint.ts';
import { LinkDone } from './link-done.tsx';
import { LinkRefused } from './link-refused.tsx';
import { useFragmentToken } from './use-fragment-token.ts';

const AGAIN =
  'Enter your email on the login page and choose “Forgot your password?” to get a new one.';

export function ResetPasswordPage() {
  const token = useFragmentToken();
  const [stage, setStage] = useState<'asking' | 'done' | 'refused'>('asking');
  if (token === null || stage === 'refused')
    return <LinkRefused missing={token === null}>{AGAIN}</LinkRefused>;
  if (stage === 'done')
    return (
      <LinkDone title="Your password is changed" to={PATHS.login} action="Sign in">
        You were signed out everywhere. Sign in with your new password.
      </LinkDone>
    );
  return (
    <Frame>
      <NewPassword
        key={token}
        token={token}
        onDone={() => setStage('done')}
        onRefused={() => setStage('refused')}
      />
    </Frame>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <Page title="Choose a new password" className="max-w-[30rem]!">
    <PageHeading lead="It replaces the old one, and signs you out everywhere.">
      Choose a new password
    </PageHeading>
    <Card className="sm:p-7!">{children}</Card>
  </Page>
);

interface Props {
  token: string;
  onDone: () => void;
  onRefused: () => void;
}

function NewPassword({ token, onDone, onRefused }: Props) {
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const atField = fieldErrors(error).password;

  const submit = async () => {
    setBusy(true);
    setError(null);
    try {
      await resetPassword(token, password);
      onDone();
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 401) onRefused();
      else setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <PasswordField
        label="New password"
        hint={NEW_PASSWORD_HINT}
        name="password"
        required
        minLength={LIMITS.passwordMin}
        maxLength={LIMITS.passwordMax}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={atField}
      />
      <div role="alert" className="empty:hidden">
        {error && !atField ? (
          <Notice tone="caution" title={messageOf(error, 'Password reset failed')} />
        ) : null}
      </div>
      <Button type="submit" full busy={busy}>
        Save new password
      </Button>
    </form>
  );
}
