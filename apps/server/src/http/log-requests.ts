import type { FastifyInstance } from 'fastify';

/** One line for each call of the API: the route's pattern rather than the address that was asked for. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { routeId } = request.routeOptions.config;
    if (routeId === undefined) return;
    request.log.info(
      { route: routeId, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}
