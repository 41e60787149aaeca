import { LIMITS } from '@yarrow/contract';
import type { Knowledge } from '@yarrow/engine';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { TrustProxy } from './config-values.ts';
import { createAccountStore } from './db/accounts.ts';
import { createMessageStore } from './db/chats/messages.ts';
import { createRiskStore } from './db/chats/risks.ts';
import { createChatStore } from './db/chats/sessions.ts';
import type { Db } from './db/connect.ts';
import type { Keyring } from './db/crypto.ts';
import { isOwnerGone } from './db/owner-gone.ts';
import { isDatabaseUnavailable, RETRY_AFTER_SECONDS } from './db/unavailable.ts';
import { exportParts } from './app/export-parts.ts';
import { accountRoutes } from './features/account/routes.ts';
import { createBackground } from './http/background.ts';
import type { ProviderConfig } from './features/auth/external/provider.ts';
import { externalRoutes } from './features/auth/external/routes.ts';
import { createIdentity } from './features/auth/identity.ts';
import { passkeyRoutes } from './features/auth/passkeys/routes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { createSessions } from './features/auth/sessions.ts';
import { builtInAssistant, type Assistant } from './features/chat/assistant.ts';
import { judgeFailedWords } from './features/chat/judge.ts';
import { presentChat } from './features/chat/present.ts';
import { chatRoutes } from './features/chat/routes.ts';
import { byTheClock, type Pause } from './features/chat/telling/pieces.ts';
import { createTellings } from './features/chat/telling/tellings.ts';
import { knowledgeRoutes } from './features/checker/knowledge-routes.ts';
import { checkerRoutes } from './features/checker/routes.ts';
import { createSymptomStore } from './features/checker/store.ts';
import { flaggedRoutes } from './features/flagged/routes.ts';
import { healthRoutes } from './features/ops/health.ts';
import { describeApi, openApiRoutes } from './features/ops/openapi.ts';
import { webRoutes } from './features/ops/web.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { answerClients } from './http/answer-clients.ts';
import { answerErrors } from './http/answer-errors.ts';
import type { Budgets } from './http/budgets.ts';
import type { Limits } from './http/limits.ts';
import { trustedBy } from './http/trust-proxy.ts';
import { logRequests } from './http/log-requests.ts';
import { parseJson } from './http/parse-json.ts';
import { secureHeaders } from './http/secure-headers.ts';
import type { Mailer } from './mail/mailer.ts';

/** Everything the server needs from outside. Tests pass their own clock, limits and database. */
export interface Deps {
  db: Db;
  ready: () => Promise<boolean>;
  keyring: Keyring;
  tokenKey: Buffer;
  knowledge: Knowledge;
  /** Who leads the conversation of the chat; the built-in one where none is named. */
  assistant?: Assistant;
  /** How the words of a reply are spaced in time; by the clock, unless a test says otherwise. */
  pause?: Pause;
  limits: Limits;
  /** Whose X-Forwarded-For counts; limits and the lockout go by the address found there. */
  trustProxy: TrustProxy;
  budgets: Budgets;
  mailer: Mailer;
  /** The identity provider, if there is one. */
  oidc: ProviderConfig | undefined;
  /** Who is a clinician once the address is verified; in lower case. */
  adminEmails: readonly string[];
  clock: () => Date;
  log: FastifyBaseLogger;
  publicUrl: string;
  region: string | undefined;
  /** The built web app. */
  webDir: string;
}

/** A client that takes longer to send its request is cut off with 408. */
const SLOWEST_REQUEST_MS = 30_000;
/** Above what the contract takes, so that the contract says what is wrong. */
const LONGEST_PARAMETER = 500;

/** Wires the server. It listens to nothing until told to. */
export async function createApp(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.bodyBytes,
    trustProxy: trustedBy(deps.trustProxy),
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    requestTimeout: SLOWEST_REQUEST_MS,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    ...answerClients,
  });
  parseJson(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('owner', null);
  app.decorateRequest('found', null);
  app.decorateRequest('safety', undefined);
  const { assistant = builtInAssistant, pause = byTheClock } = deps;
  const storage = {
    isOutage: isDatabaseUnavailable,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    isOwnerGone,
  };
  answerErrors(app, storage, (words, region) =>
    judgeFailedWords({ ...deps, assistant }, words, region),
  );
  logRequests(app);
  await secureHeaders(app, deps.publicUrl.startsWith('https:'));
  await describeApi(app);

  const accounts = createAccountStore(deps.db, deps.keyring);
  const sessions = createSessions(deps);
  const identity = createIdentity({ ...deps, accounts, sessions });
  const background = createBackground(deps.log);
  app.addHook('onClose', background.settled);
  const store = createSymptomStore(deps.db, deps.keyring);
  const kept = {
    chats: createChatStore(deps.db, deps.keyring),
    messages: createMessageStore(deps.db, deps.keyring),
    risks: createRiskStore(deps.db, deps.keyring),
    findCase: store.find,
  };
  const tellings = createTellings(pause);
  app.addHook('preClose', tellings.finish);
  await app.register(async (api) => {
    const door = { app: api, identity, limits: deps.limits };
    const auth = { ...deps, accounts, sessions, identity, background };
    authRoutes(door, auth);
    externalRoutes(door, auth);
    passkeyRoutes(door, auth);
    const chat = { ...deps, ...kept, assistant, accounts, identity, tellings, background };
    const exports = exportParts({ ...deps, identity, sessions, store, chat });
    accountRoutes(door, { ...deps, accounts, identity, exports });
    checkerRoutes(door, { ...deps, store, identity });
    knowledgeRoutes(door, deps.knowledge);
    reportRoutes(door, { ...deps, findCase: store.find });
    chatRoutes(door, chat);
    flaggedRoutes(door, { ...deps, identity, present: presentChat });
    openApiRoutes(api);
  });
  healthRoutes(app, deps.ready);
  await webRoutes(app, deps.webDir);
  return app;
}
