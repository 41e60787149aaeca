import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { PATHS } from '../../../lib/paths.ts';
import { useAuthStore } from '../../../lib/session.ts';
import { TIMINGS } from '../../../lib/timings.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Page, PageHeading } from '../../../ui/page.tsx';
import { WaitingPage } from '../waiting-page.tsx';

/** Around every screen that needs an account: initializing, error, unauthenticated or authenticated. */
export function LoginGate({ children }: { children: ReactNode }) {
  const { isInitialized, isAuthenticated, error } = useAuthStore();
  const [inside, setInside] = useState(false);
  if (isInitialized && isAuthenticated && !inside) setInside(true);

  if (!isInitialized) return <WaitingPage title="Signing in">One moment, please…</WaitingPage>;
  if (isAuthenticated) return children;
  if (error) return <GateError message={error} />;
  return inside ? <Left /> : <ToLogin />;
}

function GateError({ message }: { message: string }) {
  const from = useLocation();
  return (
    <Page title="Authentication Error">
      <div role="alert">
        <PageHeading lead={message}>Authentication Error</PageHeading>
      </div>
      <LinkButton to={PATHS.login} state={{ from }}>
        Go to Login
      </LinkButton>
    </Page>
  );
}

function ToLogin() {
  const from = useLocation();
  return <Navigate to={PATHS.login} replace state={{ from }} />;
}

/** Signed out while inside, here or in another tab: that leads home, not to a form that asks to come back. */
function Left() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(PATHS.home), TIMINGS.authEventRedirect);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <WaitingPage title="Signing out">Signing you out…</WaitingPage>;
}
