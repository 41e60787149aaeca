import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressTexts } from './lib/compress.mjs';

let dir;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'yarrow-compress-'));
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

test('lays both copies beside a text, and none beside a font or a small file', () => {
  const text = 'export const yarrow = 1;\n'.repeat(100);
  writeFileSync(join(dir, 'a.js'), text);
  writeFileSync(join(dir, 'b.woff2'), text);
  writeFileSync(join(dir, 'c.css'), 'a{}');
  compressTexts(dir);
  expect(readdirSync(dir).toSorted()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'b.woff2', 'c.css']);
  expect(brotliDecompressSync(readFileSync(join(dir, 'a.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(dir, 'a.js.gz'))).toString()).toBe(text);
});

test('leaves no old copy beside what has become small', () => {
  writeFileSync(join(dir, 'a.js'), 'x'.repeat(2000));
  compressTexts(dir);
  writeFileSync(join(dir, 'a.js'), 'x');
  compressTexts(dir);
  expect(readdirSync(dir)).toEqual(['a.js']);
});
