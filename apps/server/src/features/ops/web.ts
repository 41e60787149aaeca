import { existsSync } from 'node:fs';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../http/api-error.ts';

const YEAR_SECONDS = 31_536_000;

/** The built web app at /, its pages answered by one document; what is not a page is not found. */
export async function webRoutes(app: FastifyInstance, dir: string): Promise<void> {
  if (existsSync(dir)) {
    await app.register(serveStatic, {
      root: dir,
      wildcard: false,
      cacheControl: false,
      preCompressed: true,
      globIgnore: ['**/*.br', '**/*.gz'],
      setHeaders: (response, path) => {
        response.setHeader('vary', 'accept-encoding');
        // The names of built files carry their content's hash.
        const forever = path.includes('/assets/');
        response.setHeader(
          'cache-control',
          forever ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
        );
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage =
      request.method === 'GET' &&
      !request.url.startsWith('/api/') &&
      (request.headers.accept ?? '').includes('text/html');
    if (wantsPage && existsSync(dir)) return await reply.sendFile('index.html');
    throw new ApiError('not_found');
  });
}
