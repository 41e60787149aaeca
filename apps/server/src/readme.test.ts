import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { configTable } from './config.ts';

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');

it.each(configTable.map((row) => [row.name, row] as const))(
  'the README documents %s as it is',
  (name, row) => {
    const line = readme.split('\n').find((one) => one.startsWith(`| \`${name}\``));
    const cells = line?.split('|').map((cell) => cell.trim());
    expect(cells?.slice(1, 4)).toEqual([`\`${name}\``, row.default, row.meaning]);
  },
);

it('the README documents no variable that does not exist', () => {
  const documented = [...readme.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(new Set(documented)).toEqual(new Set(configTable.map(({ name }) => name)));
});
