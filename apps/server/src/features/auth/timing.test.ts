import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing.ts';
import { newAddress, post, signUpAs } from './testing-people.ts';
import { chanceOfLonger, compareTimes } from './timing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(async () => await test.close());

// `npm run prove:timing` does this 200 times over HTTP, and with a narrower mark.
it('sign-in takes the same time with and without an account', async () => {
  const { user } = await signUpAs(test);
  const signIn = (email: string) =>
    post(test.app, '/auth/email/sign-in', { email, password: 'wrong one' });
  const { chance } = await compareTimes(
    40,
    () => signIn(user.email),
    () => signIn(newAddress()),
  );
  expect(Math.abs(chance - 0.5)).toBeLessThan(0.3);
});

it.each([
  [[1, 2], [3, 4], 0],
  [[3, 4], [1, 2], 1],
  [[1, 2], [1, 2], 0.5],
  [[2], [1, 3], 0.5],
])('of %j and %j the chance of longer is %d', (one, other, chance) => {
  expect(chanceOfLonger(one, other)).toBe(chance);
});
