import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/auth/attempt.ts';
import type { Destination } from '../../../lib/auth/destination.ts';
import { useAuthStore } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { startSignIn, type Provider } from '../oauth/start-sign-in.ts';

interface Props {
  busy: boolean;
  /** Where to go once signed in. */
  from: Destination;
}

/** Its words come from the server; until they are here, or where they cannot be had, it offers nothing. */
export function ProviderButton({ busy, from }: Props) {
  const provider = useProvider();
  const [leaving, setLeaving] = useState(false);
  const hindrance = provider === 'loading' ? null : whyNot(provider);
  if (provider === 'loading' || provider === null || hindrance)
    return (
      <Button variant="quiet" full disabled>
        {hindrance ?? 'Continue with Google'}
      </Button>
    );

  const start = async () => {
    setLeaving(true);
    useAuthStore.setState({ error: null });
    try {
      await startSignIn(provider, from);
    } catch (error) {
      setLeaving(false);
      useAuthStore.setState({ error: messageOf(error, 'Google authentication failed') });
    }
  };
  return (
    <Button variant="quiet" full busy={leaving} disabled={busy} onClick={() => void start()}>
      Continue with {provider.name}
    </Button>
  );
}

function whyNot(provider: Provider | null): string | null {
  const name = provider?.name ?? 'Google';
  if (provider && !provider.configured) return `${name} sign-in is not configured`;
  return provider?.authorize_url ? null : `${name} sign-in cannot be reached`;
}

/** Null where the server does not say. */
function useProvider(): Provider | 'loading' | null {
  const [provider, setProvider] = useState<Provider | 'loading' | null>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    call('providers', { signal: leaving.signal })
      .then(({ providers }) => setProvider(providers[0] ?? null))
      .catch(() => {
        if (!leaving.signal.aborted) setProvider(null);
      });
    return () => leaving.abort();
  }, []);
  return provider;
}
