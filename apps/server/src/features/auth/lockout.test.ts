import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBudgets } from '../../http/budgets.ts';
import { createTestApp, type TestApp } from '../../testing.ts';
import { TEST_KEY } from '../../testing-deps.ts';
import { call, newAddress, PASSWORD, signUpAs } from './testing-people.ts';

let test: TestApp;
let servers: [FastifyInstance, FastifyInstance];
beforeAll(async () => {
  test = await createTestApp();
  const server = () => test.another({ budgets: createBudgets(test.database.pool, TEST_KEY) });
  servers = [await server(), await server()];
});
afterAll(async () => await test.close());

let networks = 0;
const network = (): string => `198.51.${(networks += 1)}.7`;
const attempt = (i: number, email: string, password: string, from: string) =>
  call(servers[i % 2] as FastifyInstance, 'POST', '/auth/email/sign-in', {
    body: { email, password },
    remoteAddress: from,
  });
const statuses = async (count: number, one: (i: number) => ReturnType<typeof attempt>) => {
  const found: number[] = [];
  for (let i = 0; i < count; i += 1) found.push((await one(i)).statusCode);
  return found;
};

describe('guessing a password', () => {
  it('is stopped after ten tries, on two servers together, even with the right one', async () => {
    const [{ user }, here] = [await signUpAs(test), network()];
    const found = await statuses(12, (i) => attempt(i, user.email, `wrong guess ${i}`, here));
    expect(found).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect((await attempt(0, user.email, PASSWORD, here)).statusCode).toBe(429);
    expect((await attempt(1, user.email, PASSWORD, here)).statusCode).toBe(429);
  });

  it('from elsewhere does not lock the person out at home', async () => {
    const [{ user }, thief] = [await signUpAs(test), network()];
    await statuses(12, (i) => attempt(i, user.email, 'wrong', thief));
    expect((await attempt(0, user.email, PASSWORD, network())).statusCode).toBe(200);
  });

  it('from many networks is stopped after fifty tries', async () => {
    const { user } = await signUpAs(test);
    const found = await statuses(52, (i) => attempt(i, user.email, 'wrong', `203.0.113.${i}`));
    expect(found.filter((status) => status === 401)).toHaveLength(50);
    expect(found.slice(50)).toEqual([429, 429]);
  });

  it('of many addresses from one network is stopped after a hundred tries', async () => {
    const here = network();
    const found = await statuses(102, (i) => attempt(i, newAddress(), 'wrong', here));
    expect(found.filter((status) => status === 401)).toHaveLength(100);
    expect(found.slice(100)).toEqual([429, 429]);
  });

  it('at an address without an account is stopped the same', async () => {
    const [email, here] = [newAddress(), network()];
    const found = await statuses(11, (i) => attempt(i, email, 'wrong', here));
    expect(found).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  it('all at once counts every guess', async () => {
    const [{ user }, here] = [await signUpAs(test), network()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => attempt(i, user.email, 'wrong', here)),
    );
    expect(answers.filter((one) => one.statusCode === 401)).toHaveLength(10);
  });

  it('starts anew after the right password', async () => {
    const [{ user }, here] = [await signUpAs(test), network()];
    await statuses(9, (i) => attempt(i, user.email, 'wrong', here));
    expect((await attempt(0, user.email, PASSWORD, here)).statusCode).toBe(200);
    const found = await statuses(10, (i) => attempt(i, user.email, 'wrong', here));
    expect(found.every((status) => status === 401)).toBe(true);
  });
});

describe('mail', () => {
  it('to one address is limited without telling, and from one network with', async () => {
    const [{ user }, here] = [await signUpAs(test), network()];
    const ask = (i: number, email: string) =>
      call(servers[i % 2] as FastifyInstance, 'POST', '/auth/email/send-reset', {
        body: { email },
        remoteAddress: here,
      });
    const found = await statuses(6, (i) => ask(i, user.email));
    expect(found).toEqual([202, 202, 202, 202, 202, 202]);
    await expect
      .poll(() =>
        test.letters.filter(({ to, subject }) => to === user.email && subject.includes('new')),
      )
      .toHaveLength(3);
    expect((await statuses(15, (i) => ask(i, newAddress()))).at(-1)).toBe(429);
  });
});

describe('sign-up', () => {
  it('is limited per address and per network', async () => {
    const up = (email: string, from: string) =>
      call(servers[0], 'POST', '/auth/email/sign-up', {
        body: { email, password: PASSWORD },
        remoteAddress: from,
      });
    const email = newAddress();
    const found = await statuses(6, () => up(email, network()));
    expect(found).toEqual([201, 409, 409, 409, 409, 429]);
    const here = network();
    expect((await statuses(21, () => up(newAddress(), here))).slice(19)).toEqual([201, 429]);
  });
});
