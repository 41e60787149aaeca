import type { Tokens, User } from '@yarrow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing.ts';
import {
  call,
  DAY,
  MINUTE,
  newGuest,
  PASSWORD,
  post,
  signUpAs,
  turnable,
  type SignedIn,
} from './testing-people.ts';

const time = turnable();
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ clock: time.clock });
});
afterAll(async () => await test.close());

type Refreshed = Tokens & { user: User | null };
const refresh = (refresh_token: string) => post(test.app, '/auth/refresh', { refresh_token });
const list = (token: string) => call(test.app, 'GET', '/symptom-checker/sessions', { token });
const devices = async (token: string) =>
  (await call(test.app, 'GET', '/auth/devices', { token })).json<{
    devices: { id: string; name: string; current: boolean }[];
  }>().devices;

describe('a refresh', () => {
  it('answers a fresh pair and the person, or null for a guest', async () => {
    const { user, refresh_token } = await signUpAs(test);
    const fresh = (await refresh(refresh_token)).json<Refreshed>();
    expect(fresh.user).toEqual(user);
    expect(fresh.refresh_token).not.toBe(refresh_token);
    expect((await list(fresh.firebase_id_token)).statusCode).toBe(200);
    const guest = await refresh((await newGuest(test)).refreshToken);
    expect(guest.json<Refreshed>().user).toBeNull();
  });

  it('with a token used before ends the session for the thief and the robbed', async () => {
    const { refresh_token: stolen } = await signUpAs(test);
    const robbed = (await refresh(stolen)).json<Refreshed>();
    expect((await refresh(stolen)).statusCode).toBe(401);
    expect((await refresh(robbed.refresh_token)).statusCode).toBe(401);
    expect((await list(robbed.firebase_id_token)).statusCode).toBe(401);
  });

  it('of a stolen token leaves other devices signed in', async () => {
    const { user, refresh_token: stolen } = await signUpAs(test);
    const body = { email: user.email, password: PASSWORD };
    const other = (await post(test.app, '/auth/email/sign-in', body)).json<SignedIn>();
    await refresh(stolen);
    await refresh(stolen);
    expect((await list(other.firebase_id_token)).statusCode).toBe(200);
  });

  it('succeeds once of many at the same moment', async () => {
    const { refresh_token } = await signUpAs(test);
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(refresh_token)));
    expect(answers.filter((one) => one.statusCode === 200)).toHaveLength(1);
  });

  it('is refused after 30 days, and goes on for as long as it is used', async () => {
    let { refresh_token: token } = await signUpAs(test);
    for (let month = 0; month < 3; month += 1) {
      time.pass(29 * DAY);
      token = (await refresh(token)).json<Refreshed>().refresh_token;
    }
    time.pass(30 * DAY);
    expect((await refresh(token)).statusCode).toBe(401);
  });

  it.each(['', 'x', 'a'.repeat(43), 'a'.repeat(201)])('refuses "%s"', async (token) => {
    expect((await refresh(token)).statusCode).toBe(token.length > 200 ? 400 : 401);
  });
});

describe('an access token', () => {
  it('lasts 15 minutes', async () => {
    const { firebase_id_token: token } = await signUpAs(test);
    time.pass(15 * MINUTE - 2000);
    expect((await list(token)).statusCode).toBe(200);
    time.pass(2000);
    expect((await list(token)).statusCode).toBe(401);
  });
});

describe('sign-out', () => {
  it.each(['guest', 'account'])('ends the session of a %s at once', async (kind) => {
    const guest = kind === 'guest' ? await newGuest(test) : null;
    const account = guest ? null : await signUpAs(test);
    const token = guest?.token ?? account?.firebase_id_token ?? '';
    expect((await post(test.app, '/auth/sign-out', undefined, token)).statusCode).toBe(200);
    expect((await list(token)).statusCode).toBe(401);
    expect((await refresh(guest?.refreshToken ?? account?.refresh_token ?? '')).statusCode).toBe(
      401,
    );
  });
});

describe('devices', () => {
  it('are named by what the browser says of itself, and nothing more is kept', async () => {
    const { user, firebase_id_token: token } = await signUpAs(test);
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await call(test.app, 'POST', '/auth/email/sign-in', {
      body: { email: user.email, password: PASSWORD },
      headers: { 'user-agent': agent },
    });
    const found = await devices(token);
    expect(found.map(({ name, current }) => `${name} ${current}`).toSorted()).toEqual([
      'Firefox on Linux false',
      'Unknown device true',
    ]);
    const { rows } = await test.database.pool.query(
      "select 1 from auth_sessions where position('Firefox'::bytea in sealed) > 0",
    );
    expect(rows).toEqual([]);
  });

  it('are ended one by one, at once', async () => {
    const { user, firebase_id_token: token } = await signUpAs(test);
    const body = { email: user.email, password: PASSWORD };
    const other = (await post(test.app, '/auth/email/sign-in', body)).json<SignedIn>();
    const id = (await devices(token)).find((device) => !device.current)?.id;
    expect((await call(test.app, 'DELETE', `/auth/devices/${id}`, { token })).statusCode).toBe(200);
    expect((await list(other.firebase_id_token)).statusCode).toBe(401);
    expect((await refresh(other.refresh_token)).statusCode).toBe(401);
    expect(await devices(token)).toHaveLength(1);
    expect((await call(test.app, 'DELETE', `/auth/devices/${id}`, { token })).statusCode).toBe(404);
  });

  it('that nobody used for 30 days are signed out', async () => {
    const { user } = await signUpAs(test);
    time.pass(DAY);
    const body = { email: user.email, password: PASSWORD };
    let used = (await post(test.app, '/auth/email/sign-in', body)).json<Refreshed>();
    time.pass(28 * DAY);
    used = (await refresh(used.refresh_token)).json<Refreshed>();
    expect(await devices(used.firebase_id_token)).toHaveLength(2);
    time.pass(DAY);
    used = (await refresh(used.refresh_token)).json<Refreshed>();
    expect(await devices(used.firebase_id_token)).toMatchObject([{ current: true }]);
  });

  it('of another account are not there', async () => {
    const [one, other] = [await signUpAs(test), await signUpAs(test)];
    const [device] = await devices(other.firebase_id_token);
    const token = one.firebase_id_token;
    const answer = await call(test.app, 'DELETE', `/auth/devices/${device?.id}`, { token });
    expect(answer.statusCode).toBe(404);
    expect(await devices(other.firebase_id_token)).toHaveLength(1);
  });
});
