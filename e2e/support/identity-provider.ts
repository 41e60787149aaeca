// A real OpenID Connect provider on this machine, with a page that asks who you are, as people meet it.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Provider } from 'oidc-provider';

/** How long all that it hands out is good for, in seconds. */
const LASTS = 600;
const CLIENT_ID = 'yarrow';
const CLIENT_SECRET = 'a secret between the two';

export interface Person {
  email: string;
  email_verified: boolean;
  name?: string;
}

export interface IdentityProvider {
  issuer: string;
  /** What the server has to be started with. */
  env: Record<string, string>;
  /** By the name they sign in with. */
  people: Map<string, Person>;
  /** Lets this app in; its address is known only once it runs. */
  admit: (appUrl: string) => Promise<void>;
  close: () => Promise<void>;
}

export async function startIdentityProvider(): Promise<IdentityProvider> {
  const people = new Map<string, Person>();
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  const server = createServer((request, response) => answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    people,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
    },
    admit: async (appUrl) => {
      const redirect = `${appUrl}/auth/callback`;
      const provider = await quietly(() => newProvider(issuer, redirect, people));
      const protocol = provider.callback();
      answer = (request, response) => {
        if (request.url?.startsWith('/interaction/')) void interact(provider, request, response);
        else void protocol(request, response);
      };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function newProvider(
  issuer: string,
  redirect: string,
  people: Map<string, Person>,
): Promise<Provider> {
  const { Provider: NewProvider } = await import('oidc-provider');
  return new NewProvider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [redirect],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    ttl: {
      AccessToken: LASTS,
      Grant: LASTS,
      IdToken: LASTS,
      Interaction: LASTS,
      Session: LASTS,
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, ...people.get(sub) }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}

/** It warns that its keys and storage are good for tests alone, and of older Nodes; so it is, and it works on them. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { warn, info } = console;
  console.warn = console.info = () => {};
  try {
    return await work();
  } finally {
    Object.assign(console, { warn, info });
  }
}

const PAGE = `<!doctype html><html lang="en"><title>Provider</title><link rel="icon" href="data:,">
<form method="get"><label>Name <input name="login"></label><button>Continue</button>
<button name="cancel" value="yes">Cancel</button></form></html>`;

async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const said = new URL(request.url ?? '', 'http://localhost').searchParams;
  const login = said.get('login');
  if (said.has('cancel')) {
    const refusal = { error: 'access_denied', error_description: 'The person said no' };
    await provider.interactionFinished(request, response, refusal);
  } else if (login) {
    await provider.interactionFinished(request, response, { login: { accountId: login } });
  } else {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(PAGE);
  }
}
