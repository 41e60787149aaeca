import { API_BASE, type Tokens, type User } from '@yarrow/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { vi } from 'vitest';
import type { Letter } from '../../mail/letter.ts';
import type { TestApp } from '../../testing.ts';

/* People and their browsers, for tests. */

export const PASSWORD = 'correct horse battery';
let people = 0;
export const newAddress = (): string => `person${(people += 1)}@example.org`;

export type SignedIn = Tokens & { user: User };
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';

export const call = (
  app: FastifyInstance,
  method: Method,
  path: string,
  {
    body,
    token,
    ...more
  }: {
    body?: object;
    token?: string;
    headers?: Record<string, string>;
    remoteAddress?: string;
  } = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method,
    url: API_BASE + path,
    ...more,
    headers: { ...more.headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(body && { body }),
  });

export const post = (
  app: FastifyInstance,
  path: string,
  body?: object,
  token?: string,
): Promise<LightMyRequestResponse> =>
  call(app, 'POST', path, { ...(body && { body }), ...(token !== undefined && { token }) });

export const signUpAs = async (
  { app }: TestApp,
  email: string = newAddress(),
  password: string = PASSWORD,
): Promise<SignedIn> => {
  const answer = await post(app, '/auth/email/sign-up', { email, password });
  if (answer.statusCode !== 201) throw new Error(`sign-up answered ${answer.statusCode}`);
  return answer.json<SignedIn>();
};

export interface Guest {
  token: string;
  refreshToken: string;
  sessionId: string;
}

export const newGuest = async ({ app }: TestApp): Promise<Guest> => {
  const answer = await post(app, '/symptom-checker/analyze', { symptom_text: 'a headache' });
  if (answer.statusCode !== 200) throw new Error(`analysis answered ${answer.body}`);
  const { guest, analysis } = answer.json<{ guest: Tokens; analysis: { session_id: string } }>();
  return {
    token: guest.firebase_id_token,
    refreshToken: guest.refresh_token,
    sessionId: analysis.session_id,
  };
};

/** The newest letter to an address with this in its subject. Mail is sent while nobody waits. */
export const letterTo = ({ letters }: TestApp, address: string, subject: string): Promise<Letter> =>
  vi.waitFor(
    () => {
      const found = letters.findLast((one) => one.to === address && one.subject.includes(subject));
      if (!found) throw new Error(`no letter "${subject}"`);
      return found;
    },
    { timeout: 30_000, interval: 5 },
  );

export const tokenIn = (letter: Letter): string =>
  new URLSearchParams(new URL(letter.link?.address ?? '').hash.slice(1)).get('token') ?? '';

/** Follows the link of the mail while signed in. */
export const confirmAddress = async (
  test: TestApp,
  { user, firebase_id_token: token }: SignedIn,
): Promise<void> => {
  const link = tokenIn(await letterTo(test, user.email, 'Confirm'));
  const answer = await post(test.app, '/auth/email/verify', { token: link }, token);
  if (answer.statusCode !== 200) throw new Error(`confirming answered ${answer.body}`);
};

export const ascending = (a: number, b: number): number => a - b;

/** A clock that a test can turn. */
export const turnable = (start = new Date()) => {
  let now = start.getTime();
  return {
    clock: () => new Date(now),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
};
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
