import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBudgets } from '../../http/budgets.ts';
import { createTestApp, type TestApp } from '../../testing.ts';
import { TEST_KEY } from '../../testing-deps.ts';
import {
  ascending,
  call,
  confirmAddress,
  DAY,
  letterTo,
  newAddress,
  newGuest,
  PASSWORD,
  post,
  signUpAs,
  tokenIn,
  turnable,
} from './testing-people.ts';

const time = turnable();
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    clock: time.clock,
    adminEmails: ['doctor@example.org', 'boss@example.org'],
  });
});
afterAll(async () => await test.close());

const linkFor = async (email: string) => tokenIn(await letterTo(test, email, 'Confirm'));
const verify = (link: string, token?: string) =>
  post(test.app, '/auth/email/verify', { token: link }, token);
const disown = (link: string) => post(test.app, '/auth/email/disown', { token: link });
const me = (token: string) => call(test.app, 'GET', '/users/me', { token });
const codeOf = (answer: { json: () => unknown }) =>
  (answer.json() as { error: { code: string } }).error.code;

describe('a confirmation', () => {
  it('verifies the account that is signed in, once, within 24 hours, and is no reset', async () => {
    const { user, firebase_id_token: token } = await signUpAs(test);
    const link = await linkFor(user.email);
    const asReset = { token: link, password: 'a brand new one' };
    expect((await post(test.app, '/auth/email/reset', asReset)).statusCode).toBe(401);
    expect((await verify(link, token)).statusCode).toBe(200);
    expect((await me(token)).json()).toMatchObject({ user: { emailVerified: true, role: 'user' } });
    const again = await verify(link, token);
    expect([again.statusCode, codeOf(again)]).toEqual([401, 'authentication_failed']);

    const late = await signUpAs(test);
    const lateLink = await linkFor(late.user.email);
    time.pass(DAY);
    const { refresh_token } = late;
    const fresh = await post(test.app, '/auth/refresh', { refresh_token });
    const { firebase_id_token: current } = fresh.json<{ firebase_id_token: string }>();
    expect(codeOf(await verify(lateLink, current))).toBe('authentication_failed');
  });

  it('makes a clinician of an address on the list, and nothing before does', async () => {
    const doctor = await signUpAs(test, 'Doctor@example.org');
    expect(doctor.user.role).toBe('user');
    await confirmAddress(test, doctor);
    expect((await me(doctor.firebase_id_token)).json()).toMatchObject({
      user: { role: 'clinician' },
    });
  });

  it('from another session verifies nothing, and the link stays good', async () => {
    const stranger = await signUpAs(test, 'boss@example.org');
    const link = await linkFor('boss@example.org');
    const [guest, other] = [await newGuest(test), await signUpAs(test)];
    for (const reader of [guest.token, other.firebase_id_token]) {
      const answer = await verify(link, reader);
      expect([answer.statusCode, codeOf(answer)]).toEqual([401, 'sign_in_to_confirm']);
    }
    for (const { firebase_id_token: token } of [stranger, other])
      expect((await me(token)).json()).toMatchObject({
        user: { emailVerified: false, role: 'user' },
      });
    const signedIn = await verify(link, stranger.firebase_id_token);
    expect(signedIn.statusCode, 'and the link was not used up').toBe(200);
  });

  it('by a program that holds the link and calls for nobody counts', async () => {
    const { user, firebase_id_token: token } = await signUpAs(test);
    expect((await verify(await linkFor(user.email))).statusCode).toBe(200);
    expect((await me(token)).json()).toMatchObject({ user: { emailVerified: true } });
  });
});

describe('an account somebody else made with my address', () => {
  it('is removed with the link of the mail, and the address is free for me', async () => {
    const { user, firebase_id_token: token } = await signUpAs(test);
    const link = await linkFor(user.email);
    const both = await Promise.all([disown(link), disown(link)]);
    expect(both.map((one) => one.statusCode).toSorted(ascending)).toEqual([200, 401]);
    expect((await me(token)).statusCode).toBe(401);
    const mine = await signUpAs(test, user.email, 'a brand new one');
    expect(mine.user.id).not.toBe(user.id);
  });

  it('is not removed once it is confirmed, with no link that was ever sent', async () => {
    const signedUp = await signUpAs(test);
    const { user, firebase_id_token: token } = signedUp;
    const first = await linkFor(user.email);
    await post(test.app, '/auth/email/send-verification', undefined, token);
    await expect.poll(async () => await linkFor(user.email)).not.toBe(first);
    await confirmAddress(test, signedUp);
    expect((await disown(first)).statusCode).toBe(401);
    expect((await disown('x'.repeat(43))).statusCode).toBe(401);
    expect((await me(token)).statusCode).toBe(200);
  });

  it('is not removed with a link that sets a password', async () => {
    const { user, firebase_id_token: token } = await signUpAs(test);
    await post(test.app, '/auth/email/send-reset', { email: user.email });
    const link = tokenIn(await letterTo(test, user.email, 'new password'));
    expect((await disown(link)).statusCode).toBe(401);
    expect((await me(token)).statusCode).toBe(200);
  });
});

describe('sending the confirmation again', () => {
  const sendAgain = (token: string) =>
    post(test.app, '/auth/email/send-verification', undefined, token);
  const mailed = (email: string): number =>
    test.letters.filter(({ to, subject }) => to === email && subject.includes('Confirm')).length;

  it('mails another link that counts, and none once the address is confirmed', async () => {
    const signedUp = await signUpAs(test);
    const { user, firebase_id_token: token } = signedUp;
    await expect.poll(() => mailed(user.email)).toBe(1);
    expect((await sendAgain(token)).statusCode).toBe(202);
    await expect.poll(() => mailed(user.email)).toBe(2);
    await confirmAddress(test, signedUp);
    expect((await sendAgain(token)).statusCode).toBe(202);
    // Whoever asks after it is done is answered the same; time is given to a mail that must not come.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(mailed(user.email)).toBe(2);
  });

  it('is limited per address, also for an account made anew, and per network', async () => {
    const server = await test.another({ budgets: createBudgets(test.database.pool, TEST_KEY) });
    const ask = async (token: string, network: string): Promise<number> =>
      (
        await call(server, 'POST', '/auth/email/send-verification', {
          token,
          remoteAddress: network,
        })
      ).statusCode;
    const email = newAddress();
    const { firebase_id_token: first } = await signUpAs(test, email);
    const found: number[] = [];
    for (let i = 0; i < 4; i += 1) found.push(await ask(first, `203.0.113.${i}`));
    expect(found).toEqual([202, 202, 202, 429]);
    await call(server, 'DELETE', '/users/me', { token: first });
    const { firebase_id_token: second } = await signUpAs(test, email, PASSWORD);
    expect(await ask(second, '203.0.113.9')).toBe(429);

    const here = '198.51.100.77';
    const last: number[] = [];
    for (let i = 0; i < 21; i += 1)
      last.push(await ask((await signUpAs(test)).firebase_id_token, here));
    expect(last.slice(19)).toEqual([202, 429]);
  });
});
