import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing.ts';
import {
  ascending,
  call,
  letterTo,
  MINUTE,
  post,
  signUpAs,
  tokenIn,
  turnable,
  type SignedIn,
} from '../testing-people.ts';
import { newAuthenticator, type Conditions } from './testing-authenticator.ts';

const time = turnable();
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ clock: time.clock });
});
afterAll(async () => await test.close());

interface Options {
  challenge: string;
  user: { id: string };
}
type Authenticator = ReturnType<typeof newAuthenticator>;

const optionsFor = async (token: string): Promise<Options> =>
  (await post(test.app, '/auth/passkeys/options', undefined, token)).json<{ options: Options }>()
    .options;
const add = (token: string, credential: object, name?: string) =>
  post(test.app, '/auth/passkeys', { credential, ...(name !== undefined && { name }) }, token);
const signInOptions = async (): Promise<Options> =>
  (await post(test.app, '/auth/passkeys/sign-in/options')).json<{ options: Options }>().options;
const signIn = (credential: object) => post(test.app, '/auth/passkeys/sign-in', { credential });
const signInWith = async (key: Authenticator, more?: Conditions) =>
  await signIn(key.signIn(await signInOptions(), more));
const list = async (token: string) =>
  (await call(test.app, 'GET', '/auth/passkeys', { token })).json<{
    passkeys: { id: string; name: string; last_used_at: string | null }[];
  }>().passkeys;

/** An account with a passkey. */
const withPasskey = async () => {
  const { user, firebase_id_token: token } = await signUpAs(test);
  const key = newAuthenticator();
  const added = await add(token, key.register(await optionsFor(token)), 'My phone');
  expect(added.statusCode).toBe(200);
  return { user, token, key };
};

describe('a passkey', () => {
  it('signs in without name or password, and is listed with its use', async () => {
    const { user, token, key } = await withPasskey();
    expect(await list(token)).toMatchObject([{ name: 'My phone', last_used_at: null }]);
    const answer = await signInWith(key);
    expect(answer.statusCode).toBe(200);
    const signed = answer.json<SignedIn>();
    expect(signed.user.id).toBe(user.id);
    expect(
      (await call(test.app, 'GET', '/users/me', { token: signed.firebase_id_token })).statusCode,
    ).toBe(200);
    expect((await list(token))[0]?.last_used_at).not.toBeNull();
  });

  it('that was removed signs in no more, and may be added again', async () => {
    const { token, key } = await withPasskey();
    const id = (await list(token))[0]?.id;
    expect((await call(test.app, 'DELETE', `/auth/passkeys/${id}`, { token })).statusCode).toBe(
      200,
    );
    expect((await signInWith(key)).statusCode).toBe(401);
    expect(await list(token)).toEqual([]);
    expect((await add(token, key.register(await optionsFor(token)))).statusCode).toBe(200);
  });

  it('of another account is neither listed nor removed', async () => {
    const [{ token, key }, stranger] = [await withPasskey(), await signUpAs(test)];
    const id = (await list(token))[0]?.id;
    expect(await list(stranger.firebase_id_token)).toEqual([]);
    const removed = await call(test.app, 'DELETE', `/auth/passkeys/${id}`, {
      token: stranger.firebase_id_token,
    });
    expect(removed.statusCode).toBe(404);
    expect((await signInWith(key)).statusCode).toBe(200);
  });

  it('of a stranger who registered the address before goes with the first proof of it', async () => {
    const { user, key } = await withPasskey();
    await post(test.app, '/auth/email/send-reset', { email: user.email });
    const token = tokenIn(await letterTo(test, user.email, 'new password'));
    await post(test.app, '/auth/email/reset', { token, password: 'a brand new one' });
    expect((await signInWith(key)).statusCode).toBe(401);
  });

  it('lies nowhere in clear', async () => {
    const { key } = await withPasskey();
    const { rows } = await test.database.pool.query<{ sealed: Buffer }>(
      'select sealed from passkeys',
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { sealed } of rows) {
      expect(sealed.includes(key.id)).toBe(false);
      expect(sealed.includes('My phone')).toBe(false);
    }
  });
});

describe('adding a passkey is refused', () => {
  /** The status, and how many passkeys there are. */
  const tried = async (token: string, credential: object): Promise<number[]> => {
    const { statusCode } = await add(token, credential);
    return [statusCode, (await list(token)).length];
  };

  it.each([
    ['from another page', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without a check of the person', { verified: false }],
  ])('%s', async (_what, more) => {
    const { firebase_id_token: token } = await signUpAs(test);
    expect(await tried(token, newAuthenticator().register(await optionsFor(token), more))).toEqual([
      400, 0,
    ]);
  });

  it('with a challenge for another account, for signing in, made up or too old', async () => {
    const [{ firebase_id_token: token }, other] = [await signUpAs(test), await signUpAs(test)];
    const own = await optionsFor(token);
    const key = newAuthenticator();
    const foreign = await optionsFor(other.firebase_id_token);
    for (const { challenge } of [
      foreign,
      await signInOptions(),
      { challenge: 'A'.repeat(51) },
      { challenge: '' },
    ])
      expect(await tried(token, key.register({ ...own, challenge }))).toEqual([400, 0]);
    time.pass(5 * MINUTE);
    expect(await tried(token, key.register(own))).toEqual([400, 0]);
  });

  it('with a challenge used before', async () => {
    const { firebase_id_token: token } = await signUpAs(test);
    const options = await optionsFor(token);
    expect((await add(token, newAuthenticator().register(options))).statusCode).toBe(200);
    expect((await add(token, newAuthenticator().register(options))).statusCode).toBe(400);
  });

  it('when it is known already, here or elsewhere', async () => {
    const { token, key } = await withPasskey();
    expect((await add(token, key.register(await optionsFor(token)))).statusCode).toBe(400);
    const stranger = (await signUpAs(test)).firebase_id_token;
    expect(await tried(stranger, key.register(await optionsFor(stranger)))).toEqual([400, 0]);
  });
});

describe('signing in with a passkey is refused', () => {
  const statusOf = async (credential: object): Promise<number> =>
    (await signIn(credential)).statusCode;

  it.each([
    ['from another page', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without a check of the person', { verified: false }],
    ['by a copy whose counter runs behind', { counter: 1 }],
  ])('%s', async (_what, more) => {
    const { key } = await withPasskey();
    expect((await signInWith(key, more)).statusCode).toBe(401);
    expect((await signInWith(key)).statusCode).toBe(200);
  });

  it('a second time with the same answer, also at the same moment', async () => {
    const { key } = await withPasskey();
    const credential = key.signIn(await signInOptions());
    const both = await Promise.all([signIn(credential), signIn(credential)]);
    expect(both.map((one) => one.statusCode).toSorted(ascending)).toEqual([200, 401]);
    expect(await statusOf(credential)).toBe(401);
  });

  it('with a challenge for registering, made up or too old', async () => {
    const { token, key } = await withPasskey();
    expect(await statusOf(key.signIn(await optionsFor(token)))).toBe(401);
    expect(await statusOf(key.signIn({ challenge: 'A'.repeat(51) }))).toBe(401);
    const options = await signInOptions();
    time.pass(5 * MINUTE);
    expect(await statusOf(key.signIn(options))).toBe(401);
  });

  it('with a key nobody registered, another key under a known id, or another person’s handle', async () => {
    const { key } = await withPasskey();
    const stranger = newAuthenticator();
    expect(await statusOf(stranger.signIn(await signInOptions()))).toBe(401);
    expect(
      await statusOf({ ...stranger.signIn(await signInOptions()), id: key.id, rawId: key.id }),
    ).toBe(401);
    const good = key.signIn(await signInOptions());
    expect(
      await statusOf({
        ...good,
        response: { ...good.response, userHandle: Buffer.from('somebody').toString('base64url') },
      }),
    ).toBe(401);
  });
});
