import { API_BASE, type AnalysisResponse } from '@yarrow/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing.ts';
import { eraseExpired } from './erase-expired.ts';

let now = new Date('2026-01-01T00:00:00Z');
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
afterAll(async () => await test.close());

it('erases a guest and everything told after thirty days, and nobody earlier', async () => {
  const analyze = async (): Promise<AnalysisResponse> =>
    (
      await test.app.inject({
        method: 'POST',
        url: `${API_BASE}/symptom-checker/analyze`,
        body: { symptom_text: 'I have a cough' },
      })
    ).json<AnalysisResponse>();
  await analyze();
  now = new Date('2026-01-20T00:00:00Z');
  await analyze();

  expect(await eraseExpired(test.database.db, new Date('2026-01-30T23:00:00Z'))).toMatchObject({
    guests: 0,
  });
  expect(await eraseExpired(test.database.db, new Date('2026-02-01T00:00:00Z'))).toMatchObject({
    guests: 1,
  });
  const left = await test.database.pool.query('select 1 from symptom_sessions');
  expect(left.rowCount).toBe(1);
});

it('erases sign-ins and tokens that would be refused anyway, and no account', async () => {
  const signUp = (email: string) =>
    test.app.inject({
      method: 'POST',
      url: `${API_BASE}/auth/email/sign-up`,
      body: { email, password: 'correct horse battery' },
    });
  const count = async (table: string): Promise<number | null> =>
    (await test.database.pool.query(`select 1 from ${table} t join accounts a using (owner_id)`))
      .rowCount;
  now = new Date('2026-03-01T00:00:00Z');
  expect((await signUp('early@example.org')).statusCode).toBe(201);
  await expect.poll(() => test.letters.length).toBe(1);
  now = new Date('2026-03-20T00:00:00Z');
  expect((await signUp('late@example.org')).statusCode).toBe(201);
  await expect.poll(() => test.letters.length).toBe(2);

  await eraseExpired(test.database.db, new Date('2026-03-20T01:00:00Z'));
  expect([
    await count('auth_sessions'),
    await count('refresh_tokens'),
    await count('mail_tokens'),
  ]).toEqual([2, 2, 1]);
  await eraseExpired(test.database.db, new Date('2026-04-01T00:00:00Z'));
  expect([
    await count('auth_sessions'),
    await count('refresh_tokens'),
    await count('mail_tokens'),
  ]).toEqual([1, 1, 0]);
  expect(await count('accounts')).toBe(2);
});
