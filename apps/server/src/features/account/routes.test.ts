import { API_BASE, profile } from '@yarrow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(async () => await test.close());

const body = { email: '', password: 'correct horse battery' };
const signUp = async (email: string): Promise<string> => {
  const url = `${API_BASE}/auth/email/sign-up`;
  const answer = await test.app.inject({ method: 'POST', url, body: { ...body, email } });
  return answer.json<{ firebase_id_token: string }>().firebase_id_token;
};
const me = (token: string, method: 'GET' | 'PATCH' | 'DELETE' = 'GET', change?: object) =>
  test.app.inject({
    method,
    url: `${API_BASE}/users/me`,
    headers: { authorization: `Bearer ${token}` },
    ...(change && { body: change }),
  });

describe('the profile', () => {
  it('starts with the defaults of the specification', async () => {
    const { settings } = profile.parse((await me(await signUp('a@example.org'))).json());
    expect(settings).toMatchObject({
      email_notifications: true,
      push_notifications: false,
      data_sharing: false,
      auto_save: true,
    });
  });

  it('changes what is named and leaves the rest', async () => {
    const token = await signUp('b@example.org');
    await me(token, 'PATCH', { displayName: 'Bea', medical: { age: 41 } });
    const answer = await me(token, 'PATCH', {
      settings: { theme: 'dark' },
      medical: { allergies: 'nuts' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual((await me(token)).json());
    expect(answer.json()).toMatchObject({
      user: { displayName: 'Bea', email: 'b@example.org' },
      settings: { theme: 'dark', auto_save: true },
      medical: { age: 41, allergies: 'nuts', gender: null },
    });
    expect((await me(token, 'PATCH', { displayName: ' ' })).json()).toMatchObject({
      user: { displayName: null },
    });
  });

  it('loses nothing of two changes at the same moment', async () => {
    const token = await signUp('c@example.org');
    const changes = [
      { medical: { age: 30 } },
      { medical: { weight_kg: 70 } },
      { settings: { auto_save: false } },
      { displayName: 'Cy' },
    ];
    await Promise.all(changes.map((change) => me(token, 'PATCH', change)));
    expect((await me(token)).json()).toMatchObject({
      user: { displayName: 'Cy' },
      settings: { auto_save: false },
      medical: { age: 30, weight_kg: 70 },
    });
  });

  it('refuses what it does not know', async () => {
    const token = await signUp('d@example.org');
    for (const change of [{ role: 'clinician' }, { settings: { admin: true } }, { user: {} }])
      expect((await me(token, 'PATCH', change)).statusCode).toBe(400);
  });

  it('lies nowhere in clear', async () => {
    await me(await signUp('secret-address@example.org'), 'PATCH', {
      displayName: 'Secretname',
      medical: { allergies: 'secretnuts' },
    });
    for (const table of [
      'accounts',
      'profiles',
      'directory',
      'owners',
      'auth_sessions',
      'mail_tokens',
    ]) {
      const { rows } = await test.database.pool.query<{ row: string }>(
        `select encode(convert_to(t::text, 'UTF8'), 'escape') as row from ${table} t`,
      );
      const text = rows.map(({ row }) => row).join('\n');
      for (const word of ['secret-address', 'Secretname', 'secretnuts'])
        for (const form of [
          word,
          Buffer.from(word).toString('hex'),
          Buffer.from(word).toString('base64'),
        ])
          expect(text.includes(form), `${table}: ${form}`).toBe(false);
    }
  });
});

describe('deleting the account', () => {
  it('ends it at once, with everything of it, and frees the address', async () => {
    const token = await signUp('gone@example.org');
    const url = `${API_BASE}/symptom-checker/analyze`;
    const headers = { authorization: `Bearer ${token}` };
    await test.app.inject({ method: 'POST', url, headers, body: { symptom_text: 'cough' } });
    const { id } = profile.parse((await me(token)).json()).user;
    expect((await me(token, 'DELETE')).statusCode).toBe(200);
    expect((await me(token)).statusCode).toBe(401);
    const { rows: tables } = await test.database.pool.query<{ name: string }>(
      "select table_name as name from information_schema.columns where column_name = 'owner_id' and table_schema = 'public'",
    );
    expect(tables.length).toBeGreaterThan(5);
    for (const { name } of tables) {
      const left = await test.database.pool.query(`select 1 from ${name} where owner_id = $1`, [
        id,
      ]);
      expect(left.rowCount, name).toBe(0);
    }
    expect(
      (await test.database.pool.query('select 1 from owners where id = $1', [id])).rowCount,
    ).toBe(0);
    await expect(signUp('gone@example.org')).resolves.toBeTypeOf('string');
  });
});
