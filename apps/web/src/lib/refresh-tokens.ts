import { keepFor, readAgain, tokensOf, type Bearer } from './bearer.ts';
import { inTurn } from './in-turn.ts';

/** `unreachable` says nothing about the tokens: they are kept, and the call may be made again later. */
export type Renewal = 'renewed' | 'refused' | 'unreachable';

export const REFRESH_TURN = 'yarrow.refresh';
const running = new Map<Bearer, Promise<Renewal>>();

/**
 * Exchanges the refresh token for new ones. It may be used only once, so calls share one exchange and tabs take
 * turns: who waited finds the other's new token and exchanges nothing.
 */
export function refreshTokens(bearer: Bearer, used: string | null): Promise<Renewal> {
  const shared = running.get(bearer);
  if (shared) return shared;
  const exchanging = inTurn(REFRESH_TURN, () => exchange(bearer, used)).finally(() =>
    running.delete(bearer),
  );
  running.set(bearer, exchanging);
  return exchanging;
}

async function exchange(bearer: Bearer, used: string | null): Promise<Renewal> {
  await readAgain(bearer);
  const before = tokensOf(bearer);
  if (!before) return 'refused';
  if (before.accessToken !== null && before.accessToken !== used) return 'renewed';
  const answer = await requestTokens(before.refreshToken);
  if (answer === 'refused' || answer === 'unreachable') return answer;
  // Whoever signed out meanwhile stays signed out.
  if (tokensOf(bearer)?.refreshToken !== before.refreshToken) return 'refused';
  keepFor(bearer, answer);
  return 'renewed';
}

/** The call itself, for whoever holds the token. */
export async function requestTokens(token: string) {
  const { API_BASE, route, refreshed } = await import('./contract.ts');
  const answer = await fetch(API_BASE + route('refresh').path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
    body: JSON.stringify({ refresh_token: token }),
  }).catch(() => null);
  if (!answer || answer.status === 429 || answer.status >= 500) return 'unreachable';
  if (!answer.ok) return 'refused';
  const parsed = refreshed.safeParse(await answer.json().catch(() => null));
  return parsed.success ? parsed.data : 'unreachable';
}
