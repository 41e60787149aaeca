import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing.ts';
import {
  call,
  confirmAddress,
  newAddress,
  PASSWORD,
  post,
  signUpAs,
  type SignedIn,
} from '../testing-people.ts';
import {
  CLIENT,
  startProvider,
  type Flow,
  type Person,
  type TestProvider,
} from './testing-provider.ts';

let provider: TestProvider;
let other: TestProvider;
let test: TestApp;
beforeAll(async () => {
  [provider, other] = [await startProvider(), await startProvider()];
  test = await createTestApp({
    oidc: { issuer: provider.issuer, ...CLIENT },
    adminEmails: ['doctor@example.org'],
  });
});
afterAll(async () => {
  await test.close();
  await provider.close();
  await other.close();
});

const finish = (flow: Omit<Flow, 'iss'> & { iss?: string }) =>
  post(test.app, '/auth/google-oauth', flow);
const codeOf = (answer: { json: () => unknown }) =>
  (answer.json() as { error: { code: string } }).error.code;
const signInLocal = (email: string) =>
  post(test.app, '/auth/email/sign-in', { email, password: PASSWORD });
const me = (token: string) => call(test.app, 'GET', '/users/me', { token });
let logins = 0;
const known = (person: Person): string => {
  const login = `login-${(logins += 1)}`;
  provider.people.set(login, person);
  return login;
};
const verified = (email = newAddress()) => known({ email, email_verified: true, name: 'Ada' });

describe('the provider', () => {
  it('is described so that the page can send a person there', async () => {
    const answer = await call(test.app, 'GET', '/auth/providers');
    expect(answer.json()).toEqual({
      providers: [
        {
          id: 'google',
          name: '127.0.0.1',
          configured: true,
          authorize_url: `${provider.issuer}/auth`,
          client_id: CLIENT.clientId,
        },
      ],
    });
  });

  it('that is not configured says so, and takes no code', async () => {
    const app = await test.another({ oidc: undefined });
    const { providers } = (await call(app, 'GET', '/auth/providers')).json<{
      providers: object[];
    }>();
    expect(providers).toMatchObject([{ configured: false, authorize_url: null, client_id: null }]);
    expect(
      (await post(app, '/auth/google-oauth', await provider.signIn(verified()))).statusCode,
    ).toBe(401);
  });

  it('that cannot be reached is named without an address, and sign-in says when to try', async () => {
    const oidc = { issuer: 'http://127.0.0.1:9', ...CLIENT };
    const app = await test.another({ oidc });
    const { providers } = (await call(app, 'GET', '/auth/providers')).json<{
      providers: object[];
    }>();
    expect(providers).toMatchObject([{ configured: true, authorize_url: null }]);
    const answer = await post(app, '/auth/google-oauth', await provider.signIn(verified()));
    expect([answer.statusCode, codeOf(answer)]).toEqual([503, 'provider_unavailable']);
  });
});

describe('sign-in with the provider', () => {
  it('makes an account, and finds it again', async () => {
    const email = newAddress();
    const login = verified(email);
    const first = await finish(await provider.signIn(login));
    expect(first.statusCode).toBe(200);
    const { user, firebase_id_token: token } = first.json<SignedIn>();
    expect(user).toMatchObject({ email, displayName: 'Ada', emailVerified: true, photoURL: null });
    expect((await me(token)).statusCode).toBe(200);
    // By the name at the provider, even if the address there changed or is no longer verified.
    provider.people.set(login, { email: newAddress(), email_verified: false });
    const again = await finish(await provider.signIn(login));
    expect(again.json<SignedIn>().user).toMatchObject({ id: user.id, email });
  });

  it('works without the issuer in the callback, and from the desktop wrapper', async () => {
    const { iss, ...flow } = await provider.signIn(verified());
    expect(iss).toBe(provider.issuer);
    expect((await finish(flow)).statusCode).toBe(200);
    const redirect = 'http://127.0.0.1:49152/auth/callback';
    expect((await finish(await provider.signIn(verified(), { redirect }))).statusCode).toBe(200);
  });

  it('makes a clinician of a verified address on the list', async () => {
    const answer = await finish(await provider.signIn(verified('doctor@example.org')));
    expect(answer.json<SignedIn>().user.role).toBe('clinician');
  });
});

describe('refused is', () => {
  const codeFor = async (flow: Parameters<typeof finish>[0]): Promise<string> =>
    codeOf(await finish(flow));

  it('a code used before', async () => {
    const flow = await provider.signIn(verified());
    expect((await finish(flow)).statusCode).toBe(200);
    expect(await codeFor(flow)).toBe('authentication_failed');
  });

  it('a code nobody gave', async () =>
    expect(
      await codeFor({
        ...(await provider.signIn(verified())),
        code: 'x',
      }),
    ).toBe('authentication_failed'));

  it('another verifier', async () => {
    const flow = await provider.signIn(verified());
    expect(await codeFor({ ...flow, code_verifier: 'x'.repeat(43) })).toBe('authentication_failed');
  });

  it('another nonce', async () => {
    const flow = await provider.signIn(verified());
    expect(await codeFor({ ...flow, nonce: 'x' })).toBe('authentication_failed');
  });

  it('another redirect than the code was asked for', async () => {
    const flow = await provider.signIn(verified());
    const elsewhere = { ...flow, redirect_uri: 'http://127.0.0.1:49152/auth/callback' };
    expect(await codeFor(elsewhere)).toBe('authentication_failed');
  });

  it.each([
    'https://evil.example/auth/callback',
    'http://localhost:3000/auth/callback?next=//evil.example',
  ])('the redirect %s, before the provider is asked', async (redirect_uri) => {
    const flow = await provider.signIn(verified());
    const answer = await finish({ ...flow, redirect_uri });
    expect(answer.json()).toMatchObject({
      error: { code: 'invalid_request', details: [{ field: 'redirect_uri' }] },
    });
    expect((await finish(flow)).statusCode, 'the code was not spent').toBe(200);
  });

  it('a code of another provider, whether it names itself or not', async () => {
    const login = verified();
    other.people.set(login, { email: newAddress(), email_verified: true });
    const { iss, ...flow } = await other.signIn(login);
    expect(iss).toBe(other.issuer);
    expect(await codeFor({ ...flow, iss })).toBe('authentication_failed');
    expect(await codeFor(flow)).toBe('authentication_failed');
  });

  it('a code of ours that came back as another provider’s', async () => {
    const flow = await provider.signIn(verified());
    expect(await codeFor({ ...flow, iss: other.issuer })).toBe('authentication_failed');
    expect((await finish(flow)).statusCode, 'the code was not spent').toBe(200);
  });

  it.each([
    ['an unverified address', { email: newAddress(), email_verified: false }],
    ['an address nobody speaks for', { email: newAddress() }],
    ['no address', {}],
    ['what is no address', { email: 'a@b\r\nBcc: c', email_verified: true }],
  ])('%s', async (_what, person) => {
    expect(await codeFor(await provider.signIn(known(person)))).toBe('address_unverified');
  });
});

describe('an account of the same address', () => {
  it('is not reached with an address the provider has not verified', async () => {
    const { user } = await signUpAs(test);
    const answer = await finish(
      await provider.signIn(known({ email: user.email, email_verified: false })),
    );
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'address_unverified']);
    expect((await signInLocal(user.email)).statusCode).toBe(200);
  });

  it('that is verified is linked, and keeps password and sessions', async () => {
    const signedUp = await signUpAs(test);
    const { user, firebase_id_token: token } = signedUp;
    await confirmAddress(test, signedUp);
    const linked = await finish(await provider.signIn(verified(user.email.toUpperCase())));
    expect(linked.json<SignedIn>().user.id).toBe(user.id);
    expect((await me(token)).statusCode).toBe(200);
    expect((await signInLocal(user.email)).statusCode).toBe(200);
  });

  it('that a stranger registered before loses his password and sessions', async () => {
    const { user, firebase_id_token: token, refresh_token } = await signUpAs(test);
    const victim = await finish(await provider.signIn(verified(user.email)));
    expect(victim.statusCode).toBe(200);
    expect(victim.json<SignedIn>().user).toMatchObject({ email: user.email, emailVerified: true });
    expect((await me(token)).statusCode).toBe(401);
    expect((await post(test.app, '/auth/refresh', { refresh_token })).statusCode).toBe(401);
    expect((await signInLocal(user.email)).statusCode).toBe(401);
    expect((await me(victim.json<SignedIn>().firebase_id_token)).statusCode).toBe(200);
  });

  it('of two people at the provider with one verified address is the same', async () => {
    const email = newAddress();
    const [one, two] = [
      await finish(await provider.signIn(verified(email))),
      await finish(await provider.signIn(verified(email))),
    ];
    expect(one.json<SignedIn>().user.id).toBe(two.json<SignedIn>().user.id);
  });
});
