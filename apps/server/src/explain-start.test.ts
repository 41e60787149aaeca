import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { explainStart } from './explain-start.ts';

it('repeats what a wrong variable takes', () => {
  expect(explainStart(new ConfigError('PORT takes a number'))).toBe('PORT takes a number');
});

it('names HOST and PORT where the address is not ours', async () => {
  const error = await new Promise((resolve) => {
    createServer().once('error', resolve).listen(0, '192.0.2.1');
  });
  expect(explainStart(error)).toMatch(/^HOST and PORT take .*192\.0\.2\.1/);
});

it('names DATA_DIR where a file is in the way', () => {
  let error: unknown;
  try {
    mkdirSync(`${import.meta.filename}/data`, { recursive: true });
  } catch (caught) {
    error = caught;
  }
  expect(explainStart(error)).toMatch(/^DATA_DIR takes a directory/);
});

it('leaves a mistake of ours to its stack', () => {
  expect(explainStart(new TypeError('x is not a function'))).toBeNull();
});
