import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import {
  idleFor,
  IDLE_LOG_OFF_MS,
  IDLE_WARNING_MS,
  markActive,
} from '../../../lib/auth/activity.ts';
import { endIdleSession, useIdleEnd } from '../../../lib/auth/idle-end.ts';
import { PATHS } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

/** After half an hour without a sign of life the person is signed out; two minutes before they are told. */
export function IdleGuard() {
  const signedIn = useSession().status === 'authenticated';
  const location = useLocation();
  const left = useTimeLeft(signedIn);
  useEffect(() => {
    if (left !== null && left <= 0) void endIdleSession(location);
  }, [left, location]);
  return left !== null && left > 0 ? <Warning left={left} /> : <Ended />;
}

function Warning({ left }: { left: number }) {
  return (
    <Dialog
      open
      onClose={() => markActive()}
      title="Are you still there?"
      footer={
        <>
          <Button variant="quiet" onClick={() => void endIdleSession()}>
            Sign out now
          </Button>
          <Button onClick={() => markActive()}>Stay signed in</Button>
        </>
      }
    >
      <p>
        To keep what you told us private, we sign you out when nothing has happened for a while.
      </p>
      <p className="mt-3 font-semibold tabular-nums">Time left: {clock(left)}</p>
    </Dialog>
  );
}

function Ended() {
  const { ended, from } = useIdleEnd();
  const close = () => useIdleEnd.setState({ ended: false, from: null });
  return (
    <Dialog
      open={ended}
      onClose={close}
      title="You were signed out"
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            Close
          </Button>
          <LinkButton to={PATHS.login} state={{ from }} onClick={close}>
            Sign in again
          </LinkButton>
        </>
      }
    >
      <p>
        Nothing happened for 30 minutes, so we signed you out to keep what you told us private. What
        you saved is in your account.
      </p>
    </Dialog>
  );
}

const LOOK_EVERY_MS = 1000;
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

/** Milliseconds until the log-off once the warning is due; null before. */
function useTimeLeft(signedIn: boolean): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (!signedIn) return;
    const look = () => {
      const rest = IDLE_LOG_OFF_MS - idleFor();
      setLeft(rest <= IDLE_WARNING_MS ? rest : null);
      return rest;
    };
    // While the question is open only its answer counts: a stray touch must not take it away.
    const live = () => {
      if (IDLE_LOG_OFF_MS - idleFor() > IDLE_WARNING_MS) markActive();
    };
    live();
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, live, { passive: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, live);
      setLeft(null);
    };
  }, [signedIn]);
  return left;
}

const clock = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
