import type { ROUTES, RouteId } from '@yarrow/contract';
import { ApiError, OFFLINE, SIGN_IN_AGAIN } from './api-error.ts';
import { forget, tokensOf, whoCalls, type Bearer } from './bearer.ts';
import { refreshTokens } from './refresh-tokens.ts';

type RouteOf<Id extends RouteId> = Extract<(typeof ROUTES)[number], { id: Id }>;
/** What the route's schema reads; a file where it has none. */
type Answer<Id extends RouteId> = RouteOf<Id>['response'] extends {
  safeParse: (data: unknown) => infer Parsed;
}
  ? Extract<Parsed, { success: true }> extends { data: infer Data }
    ? Data
    : never
  : Blob;

export interface CallOptions {
  /** Values for the braces of the path. */
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  signal?: AbortSignal;
  /** Here a 401 is about what is sent, not about who sends it: nobody is signed out for it. */
  keepSession?: boolean;
  /** The media type that is asked for. */
  accept?: string;
}

/** Schemas are heavy and only needed once something is sent: they come with the first call. */
const contract = () => import('./contract.ts');

/** One call of the contract's table: the request goes out, the answer is checked against its schema. */
export async function call<Id extends RouteId>(
  id: Id,
  options: CallOptions = {},
): Promise<Answer<Id>> {
  const answer = await request(id, options);
  const { response } = (await contract()).route(id);
  if (response === 'binary' || response === 'stream') return (await answer.blob()) as Answer<Id>;
  const parsed = response.safeParse(await answer.json());
  if (!parsed.success)
    throw new ApiError('The answer could not be read.', answer.status, 'unreadable');
  return parsed.data as Answer<Id>;
}

/** The call without its answer being read: it went well, or this throws. */
export async function request(id: RouteId, options: CallOptions = {}): Promise<Response> {
  const { API_BASE, route } = await contract();
  const { method, path, access } = route(id);
  const address = API_BASE + fill(path, options.params) + queryOf(options.query);
  const sender = access === 'anyone' ? null : whoCalls();
  const used = sender && (await currentToken(sender));
  let answer = await send(method, address, options, used);
  if (sender && (await refusesToken(answer))) {
    await renew(sender, used);
    answer = await send(method, address, options, tokensOf(sender)?.accessToken ?? null);
  }
  if (!answer.ok) throw await failure(answer, options.keepSession ? null : sender);
  return answer;
}

/** The stored token; where there is none, a refresh is tried; else none. */
async function currentToken(sender: Bearer): Promise<string | null> {
  const stored = tokensOf(sender)?.accessToken ?? null;
  if (stored === null) await refreshTokens(sender, null);
  return stored ?? tokensOf(sender)?.accessToken ?? null;
}

/** New tokens, or an end: whoever cannot be reached keeps the old ones, whoever is refused is signed out. */
async function renew(sender: Bearer, used: string | null): Promise<void> {
  const renewal = await refreshTokens(sender, used);
  if (renewal === 'renewed') return;
  if (renewal === 'unreachable') throw new ApiError(OFFLINE, 0, 'offline');
  forget(sender, SIGN_IN_AGAIN);
  throw new ApiError(SIGN_IN_AGAIN, 401, 'authentication_failed');
}

async function send(
  method: string,
  address: string,
  { body, signal, accept = 'application/json' }: CallOptions,
  token: string | null,
): Promise<Response> {
  const headers = new Headers({ accept });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  try {
    return await fetch(address, {
      method,
      headers,
      credentials: 'omit',
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(OFFLINE, 0, 'offline');
  }
}

/** Whether it is the sender who is refused. A 401 may also be about what was sent. */
async function refusesToken(answer: Response): Promise<boolean> {
  if (answer.status !== 401) return false;
  const code = (await errorOf(answer.clone())).error?.code ?? 'authentication_failed';
  return code === 'authentication_failed';
}

async function errorOf(answer: Response) {
  const { errorBody } = await contract();
  const text = await answer.text().catch(() => '');
  const { error, safety } = errorBody.safeParse(asJson(text)).data ?? {};
  return { text, error, safety };
}

/** The error's own message; tokens that no longer count are forgotten. */
async function failure(answer: Response, sender: Bearer | null): Promise<ApiError> {
  if (sender && (await refusesToken(answer))) {
    forget(sender, SIGN_IN_AGAIN);
    return new ApiError(SIGN_IN_AGAIN, 401, 'authentication_failed');
  }
  const { text, error, safety } = await errorOf(answer);
  return new ApiError(
    error?.message ?? `HTTP ${answer.status}: ${text || answer.statusText}`,
    answer.status,
    error?.code ?? 'internal_error',
    error?.details,
    safety,
  );
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const fill = (path: string, params: Record<string, string> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });

function queryOf(query: CallOptions['query'] = {}): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '';
}
