import type { Destination } from '../../../lib/auth/destination.ts';
import { PATHS } from '../../../lib/paths.ts';
import { safeStorage } from '../../../lib/storage.ts';

/** What must come back from the provider, or be remembered until it does. */
export interface Flow {
  state: string;
  verifier: string;
  nonce: string;
}
/** Remembered in the tab alone. */
interface Journey {
  redirectUri: string;
  from: Destination | null;
}

const KEYS: readonly (keyof Flow)[] = ['state', 'verifier', 'nonce'];
const JOURNEY = 'yarrow.oauth.journey';
const MAX_AGE_SECONDS = 600;
const storage = safeStorage(() => sessionStorage);

/** In the tab's storage, and mirrored in cookies for a return in another tab. They go to no other path. */
export function keepFlow(flow: Flow, journey: Journey): void {
  for (const key of KEYS) {
    void storage.setItem(storageKey(key), flow[key]);
    document.cookie = cookie(key, flow[key], MAX_AGE_SECONDS);
  }
  void storage.setItem(JOURNEY, JSON.stringify(journey));
}

export function readFlow(): Partial<Flow> {
  const found: Partial<Flow> = {};
  for (const key of KEYS) {
    const value = inTab(storageKey(key)) ?? readCookie(key);
    if (value) found[key] = value;
  }
  return found;
}

export function readJourney(): Journey {
  try {
    const stored = JSON.parse(inTab(JOURNEY) ?? 'null') as Partial<Journey> | null;
    return {
      redirectUri: stored?.redirectUri ?? ownRedirectUri(),
      from: stored?.from ?? null,
    };
  } catch {
    return { redirectUri: ownRedirectUri(), from: null };
  }
}

export function clearFlow(): void {
  for (const key of KEYS) {
    void storage.removeItem(storageKey(key));
    document.cookie = cookie(key, '', 0);
  }
  void storage.removeItem(JOURNEY);
}

/** The tab has gone to the provider and not come back yet. */
export const isFlowUnderWay = (): boolean => inTab(storageKey('state')) !== null;

export const ownRedirectUri = (): string => `${location.origin}${PATHS.authCallback}`;

/** Session storage answers at once; the type allows for others that do not. */
const inTab = (key: string) => storage.getItem(key) as string | null;
const storageKey = (key: keyof Flow): string => `yarrow.oauth.${key}`;
const cookieName = (key: keyof Flow): string => `yarrow_oauth_${key}`;
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Cleared with the very attributes it was set with. */
export function cookie(key: keyof Flow, value: string, maxAge: number): string {
  const secure = LOCAL.has(location.hostname) ? '' : '; Secure';
  return `${cookieName(key)}=${value}; Path=${PATHS.authCallback}; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}

function readCookie(key: keyof Flow): string | undefined {
  const start = `${cookieName(key)}=`;
  const pair = document.cookie.split('; ').find((part) => part.startsWith(start));
  return pair?.slice(start.length);
}
