import type { FastifyServerOptions } from 'fastify';
import type { TrustProxy } from '../config-values.ts';

/**
 * The setting as fastify takes it. A number of proxies becomes a function: fastify trusts nobody for a bare number, as
 * it cannot know whether the caller is a proxy at all. Here the operator says that nobody else can reach the server.
 */
export function trustedBy(setting: TrustProxy): NonNullable<FastifyServerOptions['trustProxy']> {
  return typeof setting === 'number' ? (_address, hop) => hop < setting : setting;
}
