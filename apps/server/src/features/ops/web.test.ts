import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { webRoutes } from './web.ts';

const PAGE = '<!doctype html><title>Yarrow</title>';
const SCRIPT = 'export const model = "yarrow";';

describe('a built file', () => {
  let dir: string;
  let app: FastifyInstance;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'yarrow-web-'));
    await mkdir(join(dir, 'assets'));
    const files = { 'index.html': PAGE, 'assets/model-a1.js': SCRIPT };
    for (const [name, text] of Object.entries(files)) {
      await writeFile(join(dir, name), text);
      await writeFile(join(dir, `${name}.br`), brotliCompressSync(text));
    }
    app = fastify();
    await webRoutes(app, dir);
  });

  afterAll(async () => {
    await app.close();
    await rm(dir, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  test('is sent compressed to who accepts it, as what it is, and kept for ever', async () => {
    const response = await get('/assets/model-a1.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': expect.stringContaining('immutable'),
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(SCRIPT);
  });

  test('is sent as it is to who does not', async () => {
    const response = await get('/assets/model-a1.js');
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.body).toBe(SCRIPT);
  });

  test.each(['/', '/history'])(
    'that answers %s is sent compressed and asked for again',
    async (url) => {
      const response = await get(url, { accept: 'text/html', 'accept-encoding': 'br' });
      expect(response.headers['cache-control']).toBe('no-cache');
      expect(response.headers['content-type']).toContain('text/html');
      expect(brotliDecompressSync(response.rawPayload).toString()).toBe(PAGE);
    },
  );
});
