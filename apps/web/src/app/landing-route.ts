import { redirect } from 'react-router';
import { isFlowUnderWay } from '../features/auth/oauth/flow-storage.ts';
import { PATHS } from '../lib/paths.ts';
import { isSignedIn } from '../lib/session.ts';
import { lastPlace } from './last-place.ts';

const FROM_SIGNING_IN: readonly (string | null)[] = [PATHS.login, PATHS.authCallback];

/** Whoever is signed in goes on to the checker, unless they are only just signing in. */
export function landingLoader(): Response | null {
  const stays = !isSignedIn() || FROM_SIGNING_IN.includes(lastPlace()) || isFlowUnderWay();
  return stays ? null : redirect(PATHS.checker);
}
