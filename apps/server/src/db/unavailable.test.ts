import { DrizzleQueryError } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './unavailable.ts';

const coded = (code: string, more: object = {}): Error =>
  Object.assign(new Error(code), { code, ...more });

test.each([
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '53300',
  '25006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
])('%s: the database cannot be asked', (code) => {
  expect(isDatabaseUnavailable(coded(code))).toBe(true);
  expect(isDatabaseUnavailable(new DrizzleQueryError('select', [], coded(code)))).toBe(true);
});

test.each(['23505', '42P01', '28P01', '22P02', '40001'])('%s: it was asked and said no', (code) => {
  expect(isDatabaseUnavailable(coded(code))).toBe(false);
});

test('what pg says without a code', () => {
  for (const message of [
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
  ])
    expect(isDatabaseUnavailable(new Error(message))).toBe(true);
  expect(isDatabaseUnavailable(new Error('something else'))).toBe(false);
  expect(isDatabaseUnavailable('ECONNREFUSED')).toBe(false);
});

test('a missing socket is an outage, a missing file is not', async () => {
  const error: unknown = await new Client({ host: '/nowhere', port: 5432 })
    .connect()
    .catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(isDatabaseUnavailable(coded('ENOENT', { syscall: 'open' }))).toBe(false);
});

test('several addresses that were tried', () => {
  expect(isDatabaseUnavailable(new AggregateError([coded('ECONNREFUSED')]))).toBe(true);
});
