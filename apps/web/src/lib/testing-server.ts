import { vi } from 'vitest';

type Reply = [status: number, body?: unknown] | 'offline';
type Handler = Reply | ((request: Sent) => Reply | Promise<Reply>);
export interface Sent {
  to: string;
  body: unknown;
  token: string | null;
}

/** Stands in for the server in tests: answers by "POST /auth/refresh", notes what was sent. */
export function serve(handlers: Record<string, Handler>): Sent[] {
  const sent: Sent[] = [];
  const answer = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const request: Sent = {
      to: `${init.method ?? 'GET'} ${address.replace(/^\/api\/v1/, '')}`,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
      token: new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? null,
    };
    sent.push(request);
    const handler = handlers[request.to] ?? 'offline';
    const reply = typeof handler === 'function' ? await handler(request) : handler;
    if (reply === 'offline') throw new TypeError('offline');
    const [status, body = { ok: true }] = reply;
    return new Response(JSON.stringify(body), { status });
  };
  vi.stubGlobal('fetch', answer);
  return sent;
}

export const refusal = (
  status: number,
  code: string,
  message: string,
  details?: unknown,
): Reply => [status, { error: { code, message, ...(details ? { details } : {}) } }];
export const NO_LONGER_COUNTS = refusal(401, 'authentication_failed', 'no');

export const ADA = {
  id: '01a1fc34-a70d-73fb-bf3d-0e47a348affa',
  displayName: 'Ada Lovelace',
  email: 'ada@example.org',
  photoURL: null,
  emailVerified: false,
  role: 'user' as const,
};
export const pair = (name: string) => ({
  firebase_id_token: `access-${name}`,
  refresh_token: `refresh-${name}`,
});
