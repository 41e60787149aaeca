import { createHmac, randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing.ts';
import { TEST_KEY } from '../../testing-deps.ts';
import { call, newGuest, signUpAs } from './testing-people.ts';

let test: TestApp;
let good: string;
let claims: { sub: string; sid: string; kind: string };
beforeAll(async () => {
  test = await createTestApp();
  good = (await signUpAs(test)).firebase_id_token;
  claims = decode(good);
});
afterAll(async () => await test.close());

const decode = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as typeof claims;
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const statusOf = async (authorization: string): Promise<number> =>
  (await call(test.app, 'GET', '/users/me', { headers: { authorization } })).statusCode;

/** Like ours, but for what a test changes. */
const forge = (
  more: {
    key?: Buffer;
    alg?: string;
    aud?: string;
    iss?: string;
    exp?: string | number;
    claims?: object;
  } = {},
) =>
  new SignJWT({ kind: claims.kind, sid: claims.sid, ...more.claims })
    .setProtectedHeader({ alg: more.alg ?? 'HS256' })
    .setSubject(claims.sub)
    .setIssuer(more.iss ?? 'yarrow')
    .setAudience(more.aud ?? 'yarrow')
    .setIssuedAt()
    .setExpirationTime(more.exp ?? '15m')
    .sign(more.key ?? TEST_KEY);

describe('an access token', () => {
  it('of ours is taken, and so would a faithful copy be', async () => {
    expect(await statusOf(`Bearer ${good}`)).toBe(200);
    expect(await statusOf(`Bearer ${await forge()}`)).toBe(200);
  });

  it('without a signature is refused, however it spells "none"', async () => {
    const payload = good.split('.')[1] ?? '';
    for (const alg of ['none', 'None', 'NONE', 'nOnE'])
      for (const signature of ['', good.split('.')[2]])
        expect(
          await statusOf(`Bearer ${encode({ alg, typ: 'JWT' })}.${payload}.${signature}`),
        ).toBe(401);
  });

  it('changed after it was signed is refused', async () => {
    const [head, , signature] = good.split('.');
    const { user } = await signUpAs(test);
    for (const change of [{ sub: user.id }, { exp: 9_999_999_999 }, { kind: 'guest' }])
      expect(
        await statusOf(`Bearer ${head}.${encode({ ...claims, ...change })}.${signature}`),
      ).toBe(401);
  });

  it('of another key, algorithm, audience, issuer or time is refused', async () => {
    const forged = [
      forge({ key: randomBytes(32) }),
      forge({ key: Buffer.alloc(32) }),
      forge({ alg: 'HS512', key: Buffer.concat([TEST_KEY, TEST_KEY]) }),
      forge({ alg: 'HS384', key: Buffer.concat([TEST_KEY, TEST_KEY]) }),
      forge({ aud: 'elsewhere' }),
      forge({ iss: 'elsewhere' }),
      forge({ exp: Math.floor(Date.now() / 1000) - 1 }),
    ];
    for (const token of await Promise.all(forged))
      expect(await statusOf(`Bearer ${token}`)).toBe(401);
  });

  it('for a session that is not of its owner is refused', async () => {
    const other = decode((await signUpAs(test)).firebase_id_token);
    for (const wrong of [{ sid: other.sid }, { sid: 'x' }, { sid: undefined }, { kind: 'admin' }])
      expect(await statusOf(`Bearer ${await forge({ claims: wrong })}`)).toBe(401);
  });

  it('that says "account" of a guest gives what a guest may, and no more', async () => {
    const guest = decode((await newGuest(test)).token);
    const payload = encode({ ...guest, kind: 'account' });
    const head = encode({ alg: 'HS256' });
    const signature = createHmac('sha256', TEST_KEY)
      .update(`${head}.${payload}`)
      .digest('base64url');
    expect(await statusOf(`Bearer ${head}.${payload}.${signature}`)).toBe(401);
  });

  it('cut, doubled, wrapped or in another scheme is refused', async () => {
    const refresh = (await signUpAs(test)).refresh_token;
    const wrong = [
      good.slice(0, -1),
      good.slice(0, good.lastIndexOf('.')),
      good.slice(0, good.lastIndexOf('.') + 1),
      good.split('.').slice(1).join('.'),
      `${good}.${good}`,
      '..',
      '',
      refresh,
    ];
    for (const token of wrong) expect(await statusOf(`Bearer ${token}`)).toBe(401);
    for (const header of [good, `Basic ${good}`, `Bearer  ${good} x`, `bearer${good}`])
      expect(await statusOf(header)).toBe(401);
  });
});
