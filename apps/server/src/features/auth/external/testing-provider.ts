import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Provider from 'oidc-provider';

/* A real identity provider on this machine. Whoever is named as login_hint is signed in without a page. */

export const CLIENT = { clientId: 'yarrow', clientSecret: 'a secret between the two' };
export const REDIRECT = 'http://localhost:3000/auth/callback';

export interface Person {
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface TestProvider {
  issuer: string;
  /** By the name they sign in with. */
  people: Map<string, Person>;
  /** Goes through the flow as a browser does, up to the callback. */
  signIn: (login: string, more?: { redirect?: string }) => Promise<Flow>;
  close: () => Promise<void>;
}

export interface Flow {
  code: string;
  code_verifier: string;
  redirect_uri: string;
  nonce: string;
  iss: string;
}

export async function startProvider(): Promise<TestProvider> {
  const people = new Map<string, Person>();
  let handle: (...about: Parameters<ReturnType<Provider['callback']>>) => unknown = () => {};
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = await quietly(() => newProvider(issuer, people));
  const answer = provider.callback();
  handle = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    void provider.interactionDetails(request, response).then(({ params }) => {
      const login = { accountId: String(params['login_hint']) };
      return provider.interactionFinished(request, response, { login });
    });
  };
  return {
    issuer,
    people,
    signIn: (login, { redirect = REDIRECT } = {}) => walk(issuer, login, redirect),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function newProvider(issuer: string, people: Map<string, Person>): Promise<Provider> {
  const { default: New } = await import('oidc-provider');
  return new New(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [REDIRECT, 'http://127.0.0.1:49152/auth/callback'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 60,
      IdToken: 60,
      Interaction: 60,
      Session: 60,
    },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc;
      const grant = new oidc.provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}

/** It warns that its keys and its storage are good for tests alone; so they are. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { warn, info } = console;
  console.warn = console.info = () => {};
  try {
    return await work();
  } finally {
    Object.assign(console, { warn, info });
  }
}

/** Follows the redirects with the provider's cookies until they lead out of it. */
async function walk(issuer: string, login: string, redirect: string): Promise<Flow> {
  const verifier = randomBytes(32).toString('base64url');
  const nonce = randomBytes(16).toString('base64url');
  const query = new URLSearchParams({
    client_id: CLIENT.clientId,
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: redirect,
    state: randomBytes(16).toString('base64url'),
    nonce,
    login_hint: login,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const cookies = new Map<string, string>();
  let address = new URL(`${issuer}/auth?${query.toString()}`);
  for (let step = 0; address.origin === issuer && step < 8; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next === null)
      throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
    address = new URL(next, address);
  }
  const code = address.searchParams.get('code');
  if (code === null) throw new Error(`the provider answered without a code: ${address.href}`);
  const iss = address.searchParams.get('iss') ?? '';
  return { code, code_verifier: verifier, redirect_uri: redirect, nonce, iss };
}
