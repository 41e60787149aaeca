import { expect, test } from 'vitest';
import { challengeOf, randomToken } from './pkce.ts';

test('the challenge is S256, as the example of RFC 7636 has it', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

test('secrets are 256 bits, safe in an address, and never the same', () => {
  expect(randomToken()).toMatch(/^[\w-]{43}$/);
  expect(new Set(Array.from({ length: 50 }, randomToken)).size).toBe(50);
});
