import { accessToken, keepTokens, refreshToken } from './session.ts';

let running: Promise<boolean> | null = null;

/**
 * Exchanges the refresh token for new ones; false where that is refused. It may be used only once, so calls share one
 * exchange and tabs take turns: who waited finds the other's new token and exchanges nothing.
 */
export function refreshTokens(used: string): Promise<boolean> {
  running ??= inTurn(() => exchange(used)).finally(() => {
    running = null;
  });
  return running;
}

const inTurn = (act: () => Promise<boolean>): Promise<boolean> =>
  'locks' in navigator ? navigator.locks.request('yarrow.refresh', act) : act();

async function exchange(used: string): Promise<boolean> {
  if (accessToken() !== null && accessToken() !== used) return true;
  const token = refreshToken();
  if (!token) return false;
  const { API_BASE, route, tokens } = await import('./contract.ts');
  const answer = await fetch(API_BASE + route('refresh').path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    body: JSON.stringify({ refresh_token: token }),
  }).catch(() => null);
  if (!answer?.ok) return false;
  const parsed = tokens.safeParse(await answer.json());
  if (parsed.success) keepTokens(parsed.data);
  return parsed.success;
}
