import { email as emailSchema } from '@yarrow/contract';
import { authorizationCodeGrant, fetchUserInfo, type Configuration } from 'openid-client';
import { ApiError } from '../../../http/api-error.ts';
import type { Provider } from './provider.ts';

export interface Callback {
  code: string;
  code_verifier: string;
  redirect_uri: string;
  nonce: string;
  iss?: string | undefined;
}

/** Who somebody is, as the provider says. */
export interface External {
  issuer: string;
  subject: string;
  /** Null where it names none, or what it names is none. */
  email: string | null;
  emailVerified: boolean;
  name: string | null;
}

interface Log {
  warn: (fields: object, message: string) => void;
}

/** Redeems the code of a callback. State was compared in the browser, where it was kept. */
export async function exchangeCode(
  provider: Provider,
  callback: Callback,
  log: Log,
): Promise<External> {
  let config: Configuration;
  try {
    config = await provider.discover();
  } catch (error) {
    log.warn(about(error), 'the identity provider cannot be asked');
    throw new ApiError('provider_unavailable');
  }
  try {
    return await redeem(config, callback);
  } catch (error) {
    log.warn(about(error), 'a code of the identity provider was refused');
    throw new ApiError(isOutage(error) ? 'provider_unavailable' : 'authentication_failed');
  }
}

async function redeem(config: Configuration, callback: Callback): Promise<External> {
  const { issuer } = config.serverMetadata();
  const address = new URL(callback.redirect_uri);
  address.searchParams.set('code', callback.code);
  // Compared by the library: an answer of another provider is not redeemed at this one.
  address.searchParams.set('iss', callback.iss ?? issuer);
  const tokens = await authorizationCodeGrant(config, address, {
    pkceCodeVerifier: callback.code_verifier,
    expectedNonce: callback.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('no id token');
  const more =
    claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
      ? await fetchUserInfo(config, tokens.access_token, claims.sub)
      : {};
  const said: Record<string, unknown> = { ...more, ...claims };
  const email = emailSchema.safeParse(said['email']);
  const verified = said['email_verified'];
  const name = said['name'];
  return {
    issuer,
    subject: claims.sub,
    email: email.success ? email.data : null,
    emailVerified: verified === true || verified === 'true',
    name: typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 120) : null,
  };
}

/** Codes alone: what a provider writes may quote the person. */
const about = (error: unknown): object => {
  const {
    code,
    error: said,
    status,
  } = error as { code?: unknown; error?: unknown; status?: unknown };
  return { code, said, status };
};

const isOutage = (error: unknown): boolean => {
  const { code, status, name } = error as { code?: unknown; status?: unknown; name?: unknown };
  const cause = (error as { cause?: { code?: unknown } }).cause;
  return (
    code === 'OAUTH_TIMEOUT' ||
    (typeof status === 'number' && status >= 500) ||
    (name === 'TypeError' && typeof cause?.code === 'string')
  );
};
