import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressOf, type Destination } from '../../../lib/auth/destination.ts';
import { PATHS } from '../../../lib/paths.ts';
import { clearError } from '../../../lib/session.ts';
import { TIMINGS } from '../../../lib/timings.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Page, PageHeading } from '../../../ui/page.tsx';
import { WaitingPage } from '../waiting-page.tsx';
import { finishSignIn } from './finish-sign-in.ts';

type Outcome = { destination: Destination } | { failure: string } | null;

/** Where the provider sends the person back to. */
export function CallbackPage() {
  const outcome = useOutcome();
  useRedirect(outcome);
  if (!outcome || 'destination' in outcome)
    return <WaitingPage title="Login">Processing authentication…</WaitingPage>;
  return (
    <Page title="Authentication Failed">
      <div role="alert">
        <PageHeading lead={outcome.failure}>Authentication Failed</PageHeading>
      </div>
      <p className="mb-6 text-ink-2">You are being taken back to the login page.</p>
      <LinkButton to={PATHS.login} replace state={{ authError: outcome.failure }}>
        Go to Login
      </LinkButton>
    </Page>
  );
}

/** A code counts once, so it is handed in once, also where effects run twice. */
function useOutcome(): Outcome {
  const { search } = useLocation();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    finishSignIn(search)
      .then((destination) => setOutcome({ destination }))
      .catch((error: unknown) => {
        // It is told here; the login page is told by the navigation.
        clearError();
        const reason = error instanceof Error ? error.message : 'Google authentication failed';
        setOutcome({ failure: `Authentication failed: ${reason}` });
      });
  }, [search]);
  return outcome;
}

function useRedirect(outcome: Outcome): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!outcome) return;
    const [go, wait] =
      'destination' in outcome
        ? [
            () =>
              navigate(addressOf(outcome.destination), {
                replace: true,
                state: outcome.destination.state,
              }),
            TIMINGS.callbackSuccess,
          ]
        : [
            () => navigate(PATHS.login, { replace: true, state: { authError: outcome.failure } }),
            TIMINGS.callbackFailure,
          ];
    const timer = setTimeout(() => void go(), wait);
    return () => clearTimeout(timer);
  }, [outcome, navigate]);
}
