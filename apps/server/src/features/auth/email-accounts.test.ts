import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing.ts';
import {
  ascending,
  call,
  confirmAddress,
  HOUR,
  letterTo,
  newAddress,
  PASSWORD,
  post,
  signUpAs,
  tokenIn,
  turnable,
  type SignedIn,
} from './testing-people.ts';

const time = turnable();
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ clock: time.clock });
});
afterAll(async () => await test.close());

const signIn = (email: string, password = PASSWORD) =>
  post(test.app, '/auth/email/sign-in', { email, password });
const errorOf = (answer: { json: () => unknown }) =>
  (answer.json() as { error: { code: string; details?: { field: string }[] } }).error;
const me = (token: string) => call(test.app, 'GET', '/users/me', { token });

describe('sign-up', () => {
  it('answers 201 with tokens that work and the person', async () => {
    const email = newAddress();
    const { user, firebase_id_token: token } = await signUpAs(test, email);
    expect(user).toMatchObject({ email, displayName: null, emailVerified: false, role: 'user' });
    expect((await me(token)).json()).toMatchObject({ user: { id: user.id, email } });
  });

  it.each(['password1', 'PassWord1', 'Qwertyuiop', 'football', 'ＰＡＳＳＷＯＲＤ'])(
    'refuses the common password %s, naming the field',
    async (password) => {
      const answer = await post(test.app, '/auth/email/sign-up', { email: newAddress(), password });
      expect(answer.statusCode).toBe(400);
      expect(errorOf(answer)).toMatchObject({
        code: 'invalid_request',
        details: [{ field: 'password' }],
      });
    },
  );

  it.each([
    ['seven ch', 201],
    ['seven c', 400],
    ['ab '.repeat(42) + 'ab', 201],
    ['ab '.repeat(43), 400],
  ])('takes 8 to 128 characters: %s', async (password, status) => {
    const answer = await post(test.app, '/auth/email/sign-up', { email: newAddress(), password });
    expect(answer.statusCode).toBe(status);
  });

  it('refuses a taken address in any spelling, changes nothing and mails its owner', async () => {
    const email = newAddress();
    await signUpAs(test, email);
    const again = { email: email.toUpperCase(), password: 'another long one' };
    const answer = await post(test.app, '/auth/email/sign-up', again);
    expect(answer.statusCode).toBe(409);
    expect(errorOf(answer).code).toBe('account_exists');
    expect((await letterTo(test, email, 'already')).paragraphs.join(' ')).toContain(
      'nothing was changed',
    );
    expect((await signIn(email, 'another long one')).statusCode).toBe(401);
  });

  it('of one address twice at the same moment makes one account', async () => {
    const email = newAddress();
    const body = { email, password: PASSWORD };
    const answers = await Promise.all(
      [1, 2, 3].map(() => post(test.app, '/auth/email/sign-up', body)),
    );
    expect(answers.map((one) => one.statusCode).toSorted(ascending)).toEqual([201, 409, 409]);
  });
});

describe('sign-in', () => {
  it('takes the address in any spelling', async () => {
    const email = newAddress();
    const { user } = await signUpAs(test, email);
    const answer = await signIn(email.toUpperCase());
    expect(answer.statusCode).toBe(200);
    expect(answer.json<SignedIn>().user.id).toBe(user.id);
  });

  it('takes a password typed with composed or decomposed letters', async () => {
    const { user } = await signUpAs(test, newAddress(), 'caf\u00e9 au lait');
    expect((await signIn(user.email, 'cafe\u0301 au lait')).statusCode).toBe(200);
  });

  it('answers the same for an unknown address and a wrong password', async () => {
    const { user } = await signUpAs(test);
    const [wrong, unknown] = [await signIn(user.email, 'wrong'), await signIn(newAddress())];
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(wrong.body).toBe(unknown.body);
    expect(errorOf(wrong).code).toBe('wrong_credentials');
  });
});

describe('a reset', () => {
  const ask = (email: string) => post(test.app, '/auth/email/send-reset', { email });
  const reset = (token: string, password = 'a brand new one') =>
    post(test.app, '/auth/email/reset', { token, password });
  const mailed = async (email: string): Promise<string> => {
    const before = test.letters.length;
    await ask(email);
    await expect.poll(() => test.letters.length).toBeGreaterThan(before);
    return tokenIn(await letterTo(test, email, 'new password'));
  };

  it('is promised for any address, and mailed only to an account', async () => {
    const { user } = await signUpAs(test);
    const [known, unknown] = [await ask(user.email), await ask('nobody@example.org')];
    expect([known.statusCode, unknown.statusCode]).toEqual([202, 202]);
    expect(known.body).toBe(unknown.body);
    await letterTo(test, user.email, 'new password');
    expect(test.letters.filter((one) => one.to === 'nobody@example.org')).toEqual([]);
  });

  it('sets the password once, ends all sessions and proves the address', async () => {
    const { user, firebase_id_token: token, refresh_token } = await signUpAs(test);
    const link = await mailed(user.email);
    expect((await reset(link)).statusCode).toBe(200);
    expect((await me(token)).statusCode).toBe(401);
    expect((await post(test.app, '/auth/refresh', { refresh_token })).statusCode).toBe(401);
    expect((await signIn(user.email)).statusCode).toBe(401);
    const signed = await signIn(user.email, 'a brand new one');
    expect(signed.json<SignedIn>().user.emailVerified).toBe(true);
    expect((await reset(link, 'yet another one')).statusCode).toBe(401);
  });

  it('also ends all sessions of an address that was verified long ago', async () => {
    const signedUp = await signUpAs(test);
    const { user, firebase_id_token: token } = signedUp;
    await confirmAddress(test, signedUp);
    await reset(await mailed(user.email));
    expect((await me(token)).statusCode).toBe(401);
  });

  it('works once also for two at the same moment', async () => {
    const { user } = await signUpAs(test);
    const link = await mailed(user.email);
    const both = await Promise.all([reset(link), reset(link)]);
    expect(both.map((one) => one.statusCode).toSorted(ascending)).toEqual([200, 401]);
  });

  it('lasts an hour, and a refused password does not use it up', async () => {
    const { user } = await signUpAs(test);
    const [one, other] = [await mailed(user.email), await mailed(user.email)];
    expect((await reset(one, 'password1')).statusCode).toBe(400);
    time.pass(HOUR - 1000);
    expect((await reset(one)).statusCode).toBe(200);
    expect((await reset(other)).statusCode, 'older links end with the first used').toBe(401);
    const late = await mailed(user.email);
    time.pass(HOUR);
    expect((await reset(late)).statusCode).toBe(401);
  });

  it('keeps its token after the # of an address of ours', async () => {
    const { user } = await signUpAs(test);
    await ask(user.email);
    const { link } = await letterTo(test, user.email, 'new password');
    expect(link?.address).toMatch(/^http:\/\/localhost:3000\/reset-password#token=[\w-]{43}$/);
  });
});
