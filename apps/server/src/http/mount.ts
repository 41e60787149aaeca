import { API_BASE, route, type Route, type RouteId, type Safety } from '@yarrow/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import type { Identity, Owner } from './identity.ts';
import type { Limits } from './limits.ts';
import { Download, sendDownload } from './download.ts';
import { EventStream, sendEvents, wantsEvents } from './event-stream.ts';
import { networkOf } from './network.ts';
import { regionOf } from './region.ts';

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
  /** The caller would have the answer told as it comes into being: an EventStream may be answered. */
  streams: boolean;
  /** Remembers how the words of this call were judged: whatever fails from here on says it too. */
  judged: (safety: Safety) => void;
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
      await door.limits.consume(id, networkOf(request.ip));
      request.owner = await owner(about, door.identity, request);
      request.found = find && (await existing(find, about, request));
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const answer = await act(callOf(request) as Call<never, never, never, never>);
      if (answer instanceof EventStream) return await sendEvents(reply, answer);
      if (answer instanceof Download) return sendDownload(reply, answer);
      return reply.code(about.status).send(answer);
    },
  });
}

const callOf = (request: FastifyRequest): Call => ({
  owner: request.owner,
  params: request.params,
  found: request.found,
  query: request.query,
  body: request.body,
  region: regionOf(request),
  origin: { network: networkOf(request.ip), userAgent: request.headers['user-agent'] },
  streams: wantsEvents(request.headers.accept),
  judged: (safety) => {
    request.safety = safety;
  },
});

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

declare module 'fastify' {
  interface FastifyRequest {
    owner: Owner | null;
    found: unknown;
    safety: Safety | undefined;
  }
  interface FastifyContextConfig {
    routeId?: RouteId;
  }
}
