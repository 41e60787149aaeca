import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { messageOf } from '../../../lib/auth/attempt.ts';
import { verifyEmail } from '../../../lib/auth/verify-email.ts';
import { PATHS } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Page, PageHeading } from '../../../ui/page.tsx';
import { WaitingPage } from '../waiting-page.tsx';
import { LinkDone } from './link-done.tsx';
import { LinkRefused } from './link-refused.tsx';
import { SignInToConfirm } from './sign-in-to-confirm.tsx';
import { useFragmentToken } from './use-fragment-token.ts';

export function VerifyEmailPage() {
  const token = useFragmentToken();
  if (token === null)
    return <LinkRefused missing>The newest email from us has the link that counts.</LinkRefused>;
  return <Verification key={token} token={token} />;
}

type Stage = 'working' | 'done' | 'refused' | 'sign-in' | 'disowned' | { failure: string };

function Verification({ token }: { token: string }) {
  const { stage, setStage, verify } = useVerification(token);
  if (stage === 'working')
    return <WaitingPage title="Confirm your email">Confirming your email address…</WaitingPage>;
  if (stage === 'refused')
    return (
      <LinkRefused missing={false}>
        If you used it before, your address is confirmed and there is nothing left to do.
      </LinkRefused>
    );
  if (stage === 'sign-in')
    return (
      <SignInToConfirm
        token={token}
        onDisowned={() => setStage('disowned')}
        onRefused={() => setStage('refused')}
      />
    );
  if (stage === 'disowned')
    return (
      <LinkDone title="The account is removed" to={PATHS.home} action="Go to the start page">
        Nothing of it is left, and your address is free again.
      </LinkDone>
    );
  if (stage === 'done')
    return (
      <LinkDone
        title="Your email is confirmed"
        to={PATHS.checker}
        action="Go on to the Symptom Checker"
      >
        Thank you. If you ever lose your password, we can now help you back in.
      </LinkDone>
    );
  return (
    <Page title="Your email is not confirmed yet">
      <div role="alert">
        <PageHeading lead={stage.failure}>Your email is not confirmed yet</PageHeading>
      </div>
      <Button onClick={() => void verify()}>Try Again</Button>
    </Page>
  );
}

/** The link counts once, so it is handed in once, also where effects run twice. */
function useVerification(token: string) {
  const [stage, setStage] = useState<Stage>('working');
  const verify = useCallback(async () => {
    setStage('working');
    try {
      await verifyEmail(token);
      setStage('done');
    } catch (error) {
      setStage(stageOf(error));
    }
  }, [token]);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void verify();
  }, [verify]);
  return { stage, setStage, verify };
}

function stageOf(error: unknown): Stage {
  if (error instanceof ApiError && error.code === 'sign_in_to_confirm') return 'sign-in';
  const refused = error instanceof ApiError && error.status === 401;
  return refused ? 'refused' : { failure: messageOf(error, 'Something went wrong.') };
}
