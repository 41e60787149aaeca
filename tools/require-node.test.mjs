import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isSupported } from './lib/require-node.mjs';

test('accepts exactly what package.json asks for', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(engines.node).toBe('^20.19.0 || >=22.12.0'); // changed there: change it in require-node too
  for (const good of ['20.19.0', '20.20.2', '22.12.0', '24.0.0'])
    expect(isSupported(good)).toBe(true);
  for (const bad of ['18.20.0', '20.18.3', '21.7.0', '22.11.0'])
    expect(isSupported(bad)).toBe(false);
});
