import type { FastifyRequest } from 'fastify';

/** Of Accept-Language, if it names one: "de-AT,de;q=0.9" is AT. */
export const regionOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Za-z]{2})\b/i
    .exec(headers['accept-language'] ?? '')?.[1]
    ?.toUpperCase();
