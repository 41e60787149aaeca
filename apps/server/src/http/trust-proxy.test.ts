import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing.ts';
import { TEST_KEY } from '../testing-deps.ts';
import { createBudgets } from './budgets.ts';
import type { TrustProxy } from '../config-values.ts';
import { createLimits } from './limits.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(async () => await test.close());

const PROXY = '10.1.2.3';
const CLIENT = '203.0.113.7';

/** The address a call is counted by. */
async function countedAs(
  trustProxy: TrustProxy,
  forwarded: string | undefined,
  peer = PROXY,
): Promise<string> {
  const seen: string[] = [];
  const limits = { consume: async (_route: string, address: string) => void seen.push(address) };
  const app = await test.another({ trustProxy, limits });
  await app.inject({
    url: '/api/v1/auth/providers',
    remoteAddress: peer,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });
  return seen.join();
}

it.each<[string, TrustProxy, string | undefined, string]>([
  ['off: the header is a stranger’s word', false, CLIENT, PROXY],
  ['one proxy: what it says', 1, CLIENT, CLIENT],
  ['one proxy: nothing the client put before', 1, `1.1.1.1, ${CLIENT}`, CLIENT],
  ['two proxies: what the first says', 2, `1.1.1.1, ${CLIENT}, 10.9.9.9`, CLIENT],
  ['a proxy that says nothing', 1, undefined, PROXY],
  ['a known network', ['10.0.0.0/8'], CLIENT, CLIENT],
  ['a known network twice', ['10.0.0.0/8'], `1.1.1.1, ${CLIENT}, 10.9.9.9`, CLIENT],
  ['an unknown network', ['192.168.0.0/16', '::1'], CLIENT, PROXY],
])('%s', async (_what, trustProxy, forwarded, expected) => {
  expect(await countedAs(trustProxy, forwarded)).toBe(expected);
});

it('a server that listens on IPv6 knows its proxy by the IPv4 address too', async () => {
  expect(await countedAs([PROXY], CLIENT, `::ffff:${PROXY}`)).toBe(CLIENT);
});

it('one subscriber with many IPv6 addresses is one', async () => {
  expect(await countedAs(1, '2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2');
});

/** Statuses of many wrong guesses through one proxy, each with another header. */
async function guesses(trustProxy: TrustProxy, peer: string, headerOf: (i: number) => string) {
  const { pool } = test.database;
  const app = await test.another({
    trustProxy,
    limits: createLimits(pool, TEST_KEY),
    budgets: createBudgets(pool, TEST_KEY),
  });
  const found: number[] = [];
  for (let i = 0; i < 12; i += 1) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/auth/email/sign-in',
      remoteAddress: peer,
      headers: { 'x-forwarded-for': headerOf(i) },
      body: { email: `of-${peer}@example.org`, password: 'a guess' },
    });
    found.push(answer.statusCode);
  }
  return found;
}
const LOCKED_OUT = [...Array.from({ length: 10 }, () => 401), 429, 429];

it('a forged header gets nobody around the lockout, with or without a proxy', async () => {
  const forged = (i: number) => `198.51.100.${i}`;
  expect(await guesses(false, '10.1.2.4', forged)).toEqual(LOCKED_OUT);
  expect(await guesses(1, '10.1.2.5', (i) => `${forged(i)}, ${CLIENT}`)).toEqual(LOCKED_OUT);
  expect(await guesses(['192.168.0.0/16'], '10.1.2.6', forged)).toEqual(LOCKED_OUT);
});

it('behind a proxy one client does not lock another out', async () => {
  expect(await guesses(1, '10.1.2.7', (i) => `198.51.100.${i}`)).not.toContain(429);
});
