import { PATHS } from '../paths.ts';

/** A place in the app, with what the screen there was handed. */
export interface Destination {
  pathname: string;
  search?: string;
  hash?: string;
  state?: unknown;
}

export const DEFAULT_DESTINATION: Destination = { pathname: PATHS.checker };

/** Where to go after signing in: `from` of the navigation's state, as the login gate leaves it. */
export function destinationOf(state: unknown): Destination {
  const from = (state as { from?: unknown } | null)?.from;
  return isDestination(from) ? from : DEFAULT_DESTINATION;
}

/** Only places of this app, and not those that would lead in circles. */
function isDestination(value: unknown): value is Destination {
  const { pathname } = (value ?? {}) as Partial<Destination>;
  if (typeof pathname !== 'string' || !/^\/(?![/\\])/.test(pathname)) return false;
  return pathname !== PATHS.login && pathname !== PATHS.authCallback;
}

/** As the router takes it. */
export const addressOf = ({ pathname, search = '', hash = '' }: Destination) => ({
  pathname,
  search,
  hash,
});
