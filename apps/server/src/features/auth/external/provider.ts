import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  discovery,
  None,
  type ClientAuth,
  type Configuration,
  type ServerMetadata,
} from 'openid-client';

/** The provider the operator chose. */
export interface ProviderConfig {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
}

export interface Provider {
  clientId: string;
  name: string;
  /** What the provider says of itself, asked once and kept. Rejects while it cannot be asked. */
  discover: () => Promise<Configuration>;
}

const TIMEOUT_SECONDS = 5;
const KEPT_MS = 3_600_000;

export function createProvider(config: ProviderConfig, clock: () => Date): Provider {
  const { issuer, clientId } = config;
  let kept: { at: number; found: Promise<Configuration> } | undefined;
  const discover = (): Promise<Configuration> => {
    const now = clock().getTime();
    if (kept && now - kept.at < KEPT_MS) return kept.found;
    const found = ask(config);
    const asked = { at: now, found };
    kept = asked;
    found.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return found;
  };
  return { clientId, name: nameOf(issuer), discover };
}

const ask = ({ issuer, clientId, clientSecret }: ProviderConfig): Promise<Configuration> =>
  discovery(new URL(issuer), clientId, undefined, authentication(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    // Only an operator who wrote http:// himself, for a provider on his own network, goes without TLS.
    // oxlint-disable-next-line typescript/no-deprecated -- marked so only to stand out
    ...(issuer.startsWith('http:') && { execute: [allowInsecureRequests] }),
  });

/** With a secret: the way every provider has to offer unless it says that it offers only the other. */
function authentication(secret: string | undefined): ClientAuth {
  if (secret === undefined) return None();
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server: ServerMetadata, ...rest) => {
    const offered = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const use = offered.includes('client_secret_basic') ? basic : post;
    use(server, ...rest);
  };
}

const nameOf = (issuer: string): string => {
  const { hostname } = new URL(issuer);
  return hostname === 'accounts.google.com' ? 'Google' : hostname;
};
