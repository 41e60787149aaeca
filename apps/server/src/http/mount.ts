import { API_BASE, route, type Route, type RouteId } from '@yarrow/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import type { Identity, Owner } from './identity.ts';
import type { Limits } from './limits.ts';
import { networkOf } from './network.ts';

/** What a handler gets: parsed by the contract, with the one who asks. */
export interface Call<Params = unknown, Query = unknown, Body = unknown, Found = unknown> {
  owner: Owner | null;
  params: Params;
  /** What the route's `find` found: the caller's own record. */
  found: Found;
  query: Query;
  body: Body;
  /** Region of the Accept-Language header, if it names one. */
  region: string | undefined;
  origin: Origin;
}

/** Where a call comes from. */
export interface Origin {
  network: string;
  userAgent: string | undefined;
}

export type Handler = (call: Call<never, never, never, never>) => Promise<unknown>;
/** Looks up the record a path names, among the caller's own. */
export type Find = (owner: Owner, id: string) => Promise<unknown>;

export interface Doorway {
  app: FastifyInstance;
  identity: Identity;
  limits: Limits;
}

/**
 * Puts a route of the contract into service. In this order: limit, session, the record the path names,
 * validation (by the schemas), the act. An id that is none of the caller's is 404 before anything else is judged,
 * so nobody learns that a record exists.
 */
export function mount(door: Doorway, id: RouteId, act: Handler, find?: Find): void {
  const about = route(id);
  door.app.route({
    method: about.method,
    url: API_BASE + about.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { routeId: id },
    schema: schemaOf(about),
    onRequest: async (request) => {
      await door.limits.consume(id, request.ip);
      request.owner = await owner(about, door.identity, request);
      request.found = find && (await existing(find, about, request));
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { params, query, body, found } = request;
      const region = regionOf(request.headers['accept-language']);
      const origin = { network: networkOf(request.ip), userAgent: request.headers['user-agent'] };
      const call: Call = { owner: request.owner, found, params, query, body, region, origin };
      const answer = await act(call as Call<never, never, never, never>);
      return reply.code(about.status).send(answer);
    },
  });
}

/** The contract admits only owners to these routes; a null here is a mistake of ours. */
export function must(caller: Owner | null): Owner {
  if (!caller) throw new Error('a route for owners was reached without one');
  return caller;
}

function schemaOf(about: Route): Record<string, unknown> {
  return {
    summary: about.summary,
    ...(about.params && { params: about.params }),
    ...(about.query && { querystring: about.query }),
    ...(about.body && { body: about.body }),
    ...(about.response instanceof z.ZodType && { response: { [about.status]: about.response } }),
  };
}

async function owner(
  about: Route,
  identity: Identity,
  request: FastifyRequest,
): Promise<Owner | null> {
  if (about.access === 'anyone') return null;
  const found = await identity.identify(request.headers.authorization);
  const enough =
    about.access === 'anyone-or-owner' ||
    (found !== null && (about.access === 'owner' || found.kind === 'account'));
  if (!enough) throw new ApiError('authentication_failed');
  return found;
}

async function existing(find: Find, about: Route, request: FastifyRequest): Promise<unknown> {
  const params = about.params?.safeParse(request.params);
  const found =
    params?.success && request.owner
      ? await find(request.owner, (params.data as { id: string }).id)
      : null;
  if (found === null || found === undefined) throw new ApiError('not_found');
  return found;
}

/** "de-AT,de;q=0.9" is AT. */
const regionOf = (header: string | undefined): string | undefined =>
  /^[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Za-z]{2})\b/i.exec(header ?? '')?.[1]?.toUpperCase();

declare module 'fastify' {
  interface FastifyRequest {
    owner: Owner | null;
    found: unknown;
  }
  interface FastifyContextConfig {
    routeId?: RouteId;
  }
}
