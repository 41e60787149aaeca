import { ApiError } from '../api-error.ts';
import { call } from '../api.ts';
import { readAgain, tokensOf } from '../bearer.ts';
import { forgetGuest } from '../guest.ts';
import { inTurn } from '../in-turn.ts';
import { REFRESH_TURN } from '../refresh-tokens.ts';
import { TIMINGS } from '../timings.ts';

/**
 * Moves what the guest made to the account that has just signed in. What was claimed already, or no longer counts, is
 * let go; where the server cannot be reached the token is kept and the next start tries again. It never stands in the
 * way of a sign-in.
 */
export async function claimGuest(): Promise<void> {
  if (!tokensOf('guest')) return;
  try {
    await inTurn('yarrow.claim', claim);
  } catch (error) {
    if (isFinal(error) && tokensOf('account')) forgetGuest();
  }
}

/** Tabs take turns: the second finds nothing left to claim. */
async function claim(): Promise<void> {
  // An exchange of the guest's token may be under way, and a token that was exchanged counts as stolen.
  await inTurn(REFRESH_TURN, () => readAgain('guest'));
  const guest = tokensOf('guest');
  if (!guest) return;
  await call('claim', {
    body: { guest_token: guest.refreshToken },
    keepSession: true,
    signal: AbortSignal.timeout(TIMINGS.claimPatience),
  });
  forgetGuest();
}

const isFinal = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'already_claimed' || error.code === 'authentication_failed');
