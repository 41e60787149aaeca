import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing.ts';
import { ascending, call, newGuest, post, signUpAs } from './testing-people.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(async () => await test.close());

const claim = (guest_token: string, token: string) =>
  post(test.app, '/auth/claim', { guest_token }, token);
const sessions = async (token: string): Promise<string[]> =>
  (await call(test.app, 'GET', '/symptom-checker/sessions', { token }))
    .json<{ sessions: { id: string }[] }>()
    .sessions.map(({ id }) => id);
const account = async () => (await signUpAs(test)).firebase_id_token;
const codeOf = (answer: { json: () => unknown }) =>
  (answer.json() as { error: { code: string } }).error.code;

describe('a claim', () => {
  it('moves everything to the account, readable there, and ends the guest', async () => {
    const [guest, token] = [await newGuest(test), await account()];
    await post(test.app, '/symptom-checker/analyze', { symptom_text: 'a cough' }, guest.token);
    const before = await sessions(guest.token);
    expect((await claim(guest.refreshToken, token)).json()).toEqual({ claimed: 2 });
    expect(await sessions(token)).toEqual(before);
    const one = await call(test.app, 'GET', `/symptom-checker/sessions/${guest.sessionId}`, {
      token,
    });
    expect(one.json()).toMatchObject({ session: { input_data: { symptom_text: 'a headache' } } });
    const asGuest = await call(test.app, 'GET', '/symptom-checker/sessions', {
      token: guest.token,
    });
    expect(asGuest.statusCode).toBe(401);
    const refresh = await post(test.app, '/auth/refresh', { refresh_token: guest.refreshToken });
    expect(refresh.statusCode).toBe(401);
  });

  it('keeps what the account had', async () => {
    const token = await account();
    await post(test.app, '/symptom-checker/analyze', { symptom_text: 'a cough' }, token);
    await claim((await newGuest(test)).refreshToken, token);
    expect(await sessions(token)).toHaveLength(2);
  });

  it('asked again by the same account has nothing left to move', async () => {
    const [guest, token] = [await newGuest(test), await account()];
    await claim(guest.refreshToken, token);
    const again = await claim(guest.refreshToken, token);
    expect([again.statusCode, again.json()]).toEqual([200, { claimed: 0 }]);
  });

  it('by another account says that it was claimed, and no more', async () => {
    const [guest, one, other] = [await newGuest(test), await account(), await account()];
    await claim(guest.refreshToken, one);
    const answer = await claim(guest.refreshToken, other);
    expect(answer.statusCode).toBe(409);
    expect(codeOf(answer)).toBe('already_claimed');
    expect(answer.body).not.toContain(guest.sessionId);
    expect(await sessions(other)).toEqual([]);
  });

  it('from two tabs at once moves once, and the other tab is told so', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [guest, token] = [await newGuest(test), await account()];
      const both = await Promise.all([1, 2].map(() => claim(guest.refreshToken, token)));
      expect(
        both.map((one) => one.json<{ claimed: number }>().claimed).toSorted(ascending),
      ).toEqual([0, 1]);
      expect(await sessions(token)).toEqual([guest.sessionId]);
    }
  });

  it('from two accounts at once moves to one of them', async () => {
    const [guest, one, other] = [await newGuest(test), await account(), await account()];
    const both = await Promise.all([one, other].map((token) => claim(guest.refreshToken, token)));
    expect(both.map((answer) => answer.statusCode).toSorted(ascending)).toEqual([200, 409]);
    expect([...(await sessions(one)), ...(await sessions(other))]).toEqual([guest.sessionId]);
  });

  it('beside a refresh of the guest is settled either way, without a deadlock', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [guest, token] = [await newGuest(test), await account()];
      const [claimed, refreshed] = await Promise.all([
        claim(guest.refreshToken, token),
        post(test.app, '/auth/refresh', { refresh_token: guest.refreshToken }),
      ]);
      expect([claimed.statusCode, refreshed.statusCode].toSorted(ascending)).toEqual([200, 401]);
    }
  });

  it('with a token never known, of an account, or signed out, is refused', async () => {
    const [token, victim, guest] = [await account(), await signUpAs(test), await newGuest(test)];
    await post(test.app, '/auth/sign-out', undefined, guest.token);
    for (const wrong of ['x'.repeat(43), victim.refresh_token, guest.refreshToken]) {
      const answer = await claim(wrong, token);
      expect(answer.statusCode).toBe(401);
      expect(codeOf(answer)).toBe('authentication_failed');
    }
    expect(await sessions(victim.firebase_id_token)).toEqual([]);
  });

  it('with a rotated token is refused and ends the guest: it may be stolen', async () => {
    const [guest, token] = [await newGuest(test), await account()];
    const fresh = await post(test.app, '/auth/refresh', { refresh_token: guest.refreshToken });
    expect((await claim(guest.refreshToken, token)).statusCode).toBe(401);
    const { refresh_token: next } = fresh.json<{ refresh_token: string }>();
    expect((await post(test.app, '/auth/refresh', { refresh_token: next })).statusCode).toBe(401);
  });
});
