import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing.ts';
import { TEST_KEY } from '../testing-deps.ts';
import { createLimits, type Limits } from './limits.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => await database.close());

const exhaust = async (limits: Limits, address: string): Promise<number> => {
  for (let calls = 0; calls < 200; calls += 1) {
    try {
      await limits.consume('analyze', address);
    } catch (error) {
      expect(error).toMatchObject({ code: 'too_many_requests' });
      return calls;
    }
  }
  return Infinity;
};

it('stops one network and no other', async () => {
  const limits = createLimits(database.pool, TEST_KEY);
  expect(await exhaust(limits, '192.0.2.1')).toBe(60);
  await expect(limits.consume('analyze', '192.0.2.2')).resolves.toBeUndefined();
  await expect(limits.consume('searchFindings', '192.0.2.1')).resolves.toBeUndefined();
});

it('counts across servers that share a database', async () => {
  const [one, other] = [
    createLimits(database.pool, TEST_KEY),
    createLimits(database.pool, TEST_KEY),
  ];
  for (let i = 0; i < 30; i += 1) await one.consume('analyze', '192.0.2.3');
  expect(await exhaust(other, '192.0.2.3')).toBe(30);
});

it('stores no address', async () => {
  const { rows } = await database.pool.query<{ key: string }>('select key from rate_limits');
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows) expect(key).not.toContain('192.0.2');
});
