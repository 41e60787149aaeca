import { expect, test } from 'vitest';
import { isLocalAddress, showsFigures } from './site-content.ts';

test('example figures show on a local address only', () => {
  for (const host of ['localhost', '127.0.0.1', '192.168.1.4', '10.0.0.2', '[::1]'])
    expect(showsFigures(host)).toBe(true);
  for (const host of ['yarrow.example', '172.15.0.1', 'localhost.example.org'])
    expect(showsFigures(host)).toBe(false);
});

test('private networks are local, their neighbours are not', () => {
  expect(isLocalAddress('172.16.3.4')).toBe(true);
  expect(isLocalAddress('172.32.0.1')).toBe(false);
});
