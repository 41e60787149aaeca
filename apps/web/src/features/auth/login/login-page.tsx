import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressOf, destinationOf } from '../../../lib/auth/destination.ts';
import { PATHS } from '../../../lib/paths.ts';
import { clearError, useAuthStore } from '../../../lib/session.ts';
import { TIMINGS } from '../../../lib/timings.ts';
import { Card } from '../../../ui/card.tsx';
import { Page, PageHeading } from '../../../ui/page.tsx';
import { EmailForm } from './email-form.tsx';
import { LoginNotes } from './login-notes.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { ProviderButton } from './provider-button.tsx';

export type Mode = 'sign-in' | 'sign-up';

const TEXTS = {
  'sign-in': {
    title: 'Sign in',
    lead: 'To your saved results and your chats. Checking symptoms needs no account.',
  },
  'sign-up': {
    title: 'Create your account',
    lead: 'It keeps your results and your chats for you, encrypted. It is free.',
  },
};

export function LoginPage() {
  const [mode, setMode] = useState<Mode>('sign-in');
  /** While one way in is under way the others wait, and so does the redirect: the guest's records come along first. */
  const [busy, setBusy] = useState(false);
  const destination = destinationOf(useLocation().state);
  useRedirect(!busy);
  useEffect(() => clearError, []);

  const enter = async (way: () => Promise<void>) => {
    setBusy(true);
    try {
      await way();
    } finally {
      setBusy(false);
    }
  };
  const change = (next: Mode) => {
    clearError();
    setMode(next);
  };
  return (
    <Page title={TEXTS[mode].title} className="max-w-[30rem]!">
      <PageHeading lead={TEXTS[mode].lead}>{TEXTS[mode].title}</PageHeading>
      <LoginNotes
        mode={mode}
        keepsAnalysis={destination.pathname === PATHS.chat && fromChecker(destination.state)}
      />
      <Card className="space-y-5 sm:p-7!">
        <div className="space-y-3">
          <ProviderButton busy={busy} from={destination} />
          {mode === 'sign-in' ? <PasskeyButton busy={busy} enter={enter} /> : null}
        </div>
        <p className="flex items-center gap-3 text-sm text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          or with your email
        </p>
        <EmailForm mode={mode} busy={busy} enter={enter} onMode={change} />
      </Card>
      <ModeSwitch mode={mode} onChange={change} />
    </Page>
  );
}

const fromChecker = (state: unknown): boolean =>
  (state as { fromSymptomChecker?: unknown } | null)?.fromSymptomChecker === true;

/** Whoever is signed in has nothing to do here: on to where they wanted to go. */
function useRedirect(ready: boolean): void {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const isAuthenticated = useAuthStore((store) => store.isAuthenticated && store.isInitialized);
  useEffect(() => {
    if (!isAuthenticated || !ready) return;
    const destination = destinationOf(state);
    const go = () =>
      void navigate(addressOf(destination), { replace: true, state: destination.state });
    const timer = setTimeout(go, TIMINGS.loginRedirect);
    return () => clearTimeout(timer);
  }, [isAuthenticated, ready, state, navigate]);
}
