import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBudgets } from '../../../http/budgets.ts';
import { createTestApp, type TestApp } from '../../../testing.ts';
import { TEST_KEY } from '../../../testing-deps.ts';
import {
  call,
  MINUTE,
  PASSWORD,
  post,
  signUpAs,
  turnable,
  type SignedIn,
} from '../testing-people.ts';

const time = turnable();
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ clock: time.clock });
});
afterAll(async () => await test.close());

const start = (token: string, body?: object) =>
  post(test.app, '/auth/passkeys/options', body, token);
const codeOf = (answer: { json: () => unknown }) =>
  (answer.json() as { error: { code: string } }).error.code;

describe('a new way to sign in asks who is there', () => {
  it('not in the first five minutes after signing in, and from then on for the password', async () => {
    const { firebase_id_token: token } = await signUpAs(test);
    time.pass(5 * MINUTE);
    expect((await start(token)).statusCode).toBe(200);
    time.pass(1000);
    const refused = await start(token);
    expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'identity_unconfirmed']);
    const wrong = await start(token, { password: 'not mine' });
    expect([wrong.statusCode, codeOf(wrong)]).toEqual([403, 'wrong_password']);
    expect((await start(token, { password: PASSWORD })).statusCode).toBe(200);
    expect((await start(token)).statusCode, 'each time').toBe(403);
  });

  it('also where the tokens are fresh: a refresh is no sign-in', async () => {
    const { refresh_token } = await signUpAs(test);
    time.pass(5 * MINUTE + 1000);
    const fresh = await post(test.app, '/auth/refresh', { refresh_token });
    expect((await start(fresh.json<SignedIn>().firebase_id_token)).statusCode).toBe(403);
  });

  it('and a sign-in on another device does not count for this one', async () => {
    const { user, firebase_id_token: token } = await signUpAs(test);
    time.pass(5 * MINUTE + 1000);
    const body = { email: user.email, password: PASSWORD };
    const other = (await post(test.app, '/auth/email/sign-in', body)).json<SignedIn>();
    expect((await start(token)).statusCode).toBe(403);
    expect((await start(other.firebase_id_token)).statusCode).toBe(200);
  });

  it('and guesses count with those at sign-in', async () => {
    const budgets = createBudgets(test.database.pool, TEST_KEY);
    const server = await test.another({ budgets });
    const { user, firebase_id_token: token } = await signUpAs(test);
    time.pass(5 * MINUTE + 1000);
    const remoteAddress = '203.0.113.200';
    const guess = async (i: number): Promise<number> => {
      const password = `guess ${i}`;
      const there = i % 2 === 0;
      const answer = await call(
        server,
        'POST',
        there ? '/auth/passkeys/options' : '/auth/email/sign-in',
        there
          ? { body: { password }, token, remoteAddress }
          : { body: { email: user.email, password }, remoteAddress },
      );
      return answer.statusCode;
    };
    const found: number[] = [];
    for (let i = 0; i < 12; i += 1) found.push(await guess(i));
    expect(found).toEqual([403, 401, 403, 401, 403, 401, 403, 401, 403, 401, 429, 429]);
  });
});
