import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analysisResponse, API_BASE, type AnalysisResponse } from '@yarrow/contract';
import { createKeyring } from '../../db/crypto.ts';
import { owners } from '../../db/schema.ts';
import { createTestApp, type TestApp } from '../../testing.ts';
import { TEST_KEY } from '../../testing-deps.ts';
import { createSymptomStore } from './store.ts';

/* A guest is claimed, or erased, while something is being stored for him. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(async () => await test.close());

const send = (method: 'POST' | 'PATCH', path: string, body: object, token?: string) =>
  test.app.inject({
    method,
    url: API_BASE + path,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    body,
  });
const newGuest = async () => {
  const answer = await send('POST', '/symptom-checker/analyze', { symptom_text: 'a headache' });
  const result = analysisResponse.parse(answer.json());
  const token = result.guest?.firebase_id_token ?? '';
  return { result, token, id: ownerOf(token), session: result.analysis.session_id ?? '' };
};
const ownerOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string })
    .sub;

/** Removes the owner as a claim does: locked first, so that the request waits in the middle of its work. */
async function goneWhile<T>(ownerId: string, request: () => Promise<T>): Promise<T> {
  const client = await test.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('select 1 from owners where id = $1 for update', [ownerId]);
    const answer = request();
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    await client.query('delete from owners where id = $1', [ownerId]);
    await client.query('commit');
    return await answer;
  } finally {
    client.release();
  }
}

const waiting = async (): Promise<number> => {
  const { rows } = await test.database.pool.query<{ n: number }>(
    "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return rows[0]?.n ?? 0;
};

const REFUSED = { error: { code: 'authentication_failed' } };

describe('an owner who is gone before all is stored is answered 401', () => {
  it('a new analysis', async () => {
    const guest = await newGuest();
    const body = { symptom_text: 'a cough' };
    const answer = await goneWhile(guest.id, () =>
      send('POST', '/symptom-checker/analyze', body, guest.token),
    );
    expect(answer.json()).toMatchObject(REFUSED);
    expect(answer.statusCode).toBe(401);
  });

  it('settings of an account that is being deleted', async () => {
    const credentials = { email: 'gone@example.org', password: 'correct horse battery' };
    const signedUp = await send('POST', '/auth/email/sign-up', credentials);
    const { firebase_id_token: token } = signedUp.json<{ firebase_id_token: string }>();
    const answer = await goneWhile(ownerOf(token), () =>
      send('PATCH', '/users/me', { settings: { theme: 'dark' } }, token),
    );
    expect(answer.json()).toMatchObject(REFUSED);
    expect(answer.statusCode).toBe(401);
  });

  it('also where the key is gone already', async () => {
    const { id, result, session } = await newGuest();
    const store = createSymptomStore(test.database.db, createKeyring(TEST_KEY));
    await test.database.db.delete(owners).where(eq(owners.id, id));
    const kept: { result: AnalysisResponse; input: object } = { result, input: {} };
    await expect(
      store.save(id, { id: session, createdAt: new Date(), expiresAt: null, ...kept }),
    ).rejects.toMatchObject({ code: 'authentication_failed', status: 401 });
  });
});
