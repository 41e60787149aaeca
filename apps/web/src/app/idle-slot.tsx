import { lazy, Suspense } from 'react';
import { useIdleEnd } from '../lib/auth/idle-end.ts';
import { useSession } from '../lib/session.ts';

const IdleGuard = lazy(async () => ({
  default: (await import('../features/auth/idle/idle-guard.tsx')).IdleGuard,
}));

/** Loaded for whoever is, or just was, signed in. */
export function IdleSlot() {
  const signedIn = useSession().status === 'authenticated';
  const ended = useIdleEnd((state) => state.ended);
  if (!signedIn && !ended) return null;
  return (
    <Suspense fallback={null}>
      <IdleGuard />
    </Suspense>
  );
}
