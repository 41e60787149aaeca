import type { Knowledge } from '@yarrow/engine';
import { LIMITS } from '@yarrow/contract';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Db } from './db/connect.ts';
import type { Keyring } from './db/crypto.ts';
import { isDatabaseUnavailable, RETRY_AFTER_SECONDS } from './db/unavailable.ts';
import { createIdentity } from './features/auth/identity.ts';
import { checkerRoutes } from './features/checker/routes.ts';
import { createSymptomStore } from './features/checker/store.ts';
import { healthRoutes } from './features/ops/health.ts';
import { describeApi, openApiRoutes } from './features/ops/openapi.ts';
import { webRoutes } from './features/ops/web.ts';
import { answerErrors } from './http/answer-errors.ts';
import type { Limits } from './http/limits.ts';
import { logRequests } from './http/log-requests.ts';
import { secureHeaders } from './http/secure-headers.ts';

/** Everything the server needs from outside. Tests pass their own clock, limits and database. */
export interface Deps {
  db: Db;
  ready: () => Promise<boolean>;
  keyring: Keyring;
  tokenKey: Buffer;
  knowledge: Knowledge;
  limits: Limits;
  clock: () => Date;
  log: FastifyBaseLogger;
  publicUrl: string;
  region: string | undefined;
  /** The built web app. */
  webDir: string;
}

/** Wires the server. It listens to nothing until told to. */
export async function createApp(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.bodyBytes,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('owner', null);
  app.decorateRequest('found', null);
  answerErrors(app, { isOutage: isDatabaseUnavailable, retryAfterSeconds: RETRY_AFTER_SECONDS });
  logRequests(app);
  await secureHeaders(app, deps.publicUrl.startsWith('https:'));
  await describeApi(app);

  const identity = createIdentity(deps);
  const store = createSymptomStore(deps.db, deps.keyring);
  await app.register(async (api) => {
    const door = { app: api, identity, limits: deps.limits };
    checkerRoutes(door, { ...deps, store, identity });
    openApiRoutes(api);
  });
  healthRoutes(app, deps.ready);
  await webRoutes(app, deps.webDir);
  return app;
}
