import type { FastifyInstance } from 'fastify';

/** For whoever watches the process: is it up, and can it do its work. */
export function healthRoutes(app: FastifyInstance, ready: () => Promise<boolean>): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const answers = await ready();
    return reply.code(answers ? 200 : 503).send({ status: answers ? 'ready' : 'unavailable' });
  });
}
