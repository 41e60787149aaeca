import { ApiError } from '../../../lib/api-error.ts';
import type { Destination } from '../../../lib/auth/destination.ts';
import { PATHS } from '../../../lib/paths.ts';
import { desktopWrapper } from './desktop.ts';
import { keepFlow, ownRedirectUri, type Flow } from './flow-storage.ts';
import { challengeOf, randomToken } from './pkce.ts';

export interface Provider {
  id: string;
  name: string;
  configured: boolean;
  authorize_url: string | null;
  client_id: string | null;
}

const NEEDS_HTTPS = 'This way to sign in needs a secure (https) address.';

/** Remembers what must come back, and leaves for the provider. */
export async function startSignIn(provider: Provider, from: Destination): Promise<void> {
  // Browsers digest and keep secrets only there.
  if (!globalThis.isSecureContext) throw new ApiError(NEEDS_HTTPS, 0, 'unavailable');
  const desktop = await desktopWrapper()?.listenForReturn();
  const redirectUri = desktop?.redirectUri ?? ownRedirectUri();
  const flow: Flow = { state: randomToken(), verifier: randomToken(), nonce: randomToken() };
  const address = await authorizeAddress(provider, flow, redirectUri);
  keepFlow(flow, { redirectUri, from });
  if (!desktop) {
    location.assign(address);
    return;
  }
  await desktopWrapper()?.openExternal(address);
  const { search } = new URL(await desktop.returned);
  location.assign(PATHS.authCallback + search);
}

/** The authorization request: code flow with PKCE, state and nonce. */
export async function authorizeAddress(
  { authorize_url, client_id }: Provider,
  { state, verifier, nonce }: Flow,
  redirectUri: string,
): Promise<string> {
  if (!authorize_url || !client_id) throw new Error('the provider is not configured');
  const address = new URL(authorize_url);
  const parameters = {
    response_type: 'code',
    client_id,
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}
