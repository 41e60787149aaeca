import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKeyring, open, seal, SealError } from './crypto.ts';

const keyring = createKeyring(randomBytes(32));
const place = { table: 'symptom_sessions', ownerId: 'owner-1', id: 'row-1' };
const dataKey = keyring.unwrap('owner-1', keyring.newWrappedKey('owner-1'));
const places = fc.record({ table: fc.string(), ownerId: fc.string(), id: fc.string() });

test('any value comes back from its own place', () => {
  fc.assert(
    fc.property(fc.jsonValue(), places, (value, where) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      expect(open(dataKey, seal(dataKey, value, where), where)).toEqual(plain);
    }),
  );
});

test('it opens in no other table, account or row', () => {
  fc.assert(
    fc.property(places, places, (here, there) => {
      fc.pre(JSON.stringify(here) !== JSON.stringify(there));
      expect(() => open(dataKey, seal(dataKey, 1, here), there)).toThrow(SealError);
    }),
  );
});

test('places do not run together', () => {
  const sealed = seal(dataKey, 1, { table: 'a', ownerId: 'bc', id: 'd' });
  expect(() => open(dataKey, sealed, { table: 'ab', ownerId: 'c', id: 'd' })).toThrow(SealError);
});

test('one changed bit anywhere is noticed', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat(7), (value, at, bit) => {
      const sealed = seal(dataKey, value, place);
      const index = at % sealed.length;
      sealed[index] = (sealed[index] ?? 0) ^ (1 << bit);
      expect(() => open(dataKey, sealed, place)).toThrow(SealError);
    }),
  );
});

test('cut short at any length it is noticed', () => {
  const sealed = seal(dataKey, { said: 'my head hurts' }, place);
  for (let length = 0; length < sealed.length; length++)
    expect(() => open(dataKey, sealed.subarray(0, length), place)).toThrow(SealError);
});

test('what was said is not in the sealed bytes, and the same is never sealed the same', () => {
  const first = seal(dataKey, 'my head hurts', place);
  expect(first.includes('head')).toBe(false);
  expect(first[0]).toBe(1);
  expect(seal(dataKey, 'my head hurts', place)).not.toEqual(first);
});

test('errors name the place and not the content', () => {
  const other = keyring.unwrap('owner-1', keyring.newWrappedKey('owner-1'));
  expect(() => open(other, seal(dataKey, 'secret', place), place)).toThrow(
    'cannot open symptom_sessions row-1 of owner owner-1',
  );
});

test('each owner has a key of his own, opened only for him and by this master key', () => {
  const wrapped = keyring.newWrappedKey('owner-1');
  expect(keyring.unwrap('owner-1', wrapped)).toHaveLength(32);
  expect(keyring.unwrap('owner-1', wrapped)).toEqual(keyring.unwrap('owner-1', wrapped));
  expect(keyring.unwrap('owner-1', keyring.newWrappedKey('owner-1'))).not.toEqual(
    keyring.unwrap('owner-1', wrapped),
  );
  expect(() => keyring.unwrap('owner-2', wrapped)).toThrow(SealError);
  expect(() => createKeyring(randomBytes(32)).unwrap('owner-1', wrapped)).toThrow(/ENCRYPTION_KEY/);
});

test('the same master key opens it in another process, whatever became of the buffer', () => {
  const bytes = randomBytes(32);
  const first = createKeyring(Buffer.from(bytes));
  const wrapped = first.newWrappedKey('o');
  const wiped = Buffer.from(bytes);
  const second = createKeyring(wiped);
  wiped.fill(0);
  expect(second.unwrap('o', wrapped)).toEqual(first.unwrap('o', wrapped));
});

test('a key of another length and a value without JSON form are refused', () => {
  expect(() => createKeyring(randomBytes(16))).toThrow('a key has 32 bytes, not 16');
  expect(() => seal(dataKey, undefined, place)).toThrow(SealError);
});
