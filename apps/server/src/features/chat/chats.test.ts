import { chatMessages, chatSessionResponse, chatSessions } from '@yarrow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { createTestApp, type TestApp } from '../../testing.ts';
import { newGuest, post, signUpAs } from '../auth/testing-people.ts';
import { CHATS, CRISIS, newChatter, scripted, type Chatter } from './testing-chat.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ assistant: scripted });
});
afterAll(async () => await test.close());

const analysisOf = async (token: string, body: object): Promise<string> =>
  (await post(test.app, '/symptom-checker/analyze', body, token)).json<{
    analysis: { session_id: string };
  }>().analysis.session_id;

describe('a new chat', () => {
  it('is about nothing, or about an analysis', async () => {
    const { firebase_id_token: token } = await signUpAs(test);
    const plain = await (await newChatter(test, { token })).session();
    expect(plain).toMatchObject({
      title: null,
      session_type: 'support',
      status: 'active',
      risk_level: 'none',
      metadata: { symptom_context: null, safety_plan: null, crisis_indicators: [] },
    });
    const id = await analysisOf(token, {
      symptom_text: 'I have a headache and a fever',
      duration: '1_3_days',
      age: 30,
    });
    const about = await newChatter(test, { token, start: { symptom_session_id: id } });
    const session = await about.session();
    expect(session.title?.toLowerCase()).toMatch(/headache|fever/);
    expect(session.metadata.symptom_context).toMatch(
      /^[A-Z].*(headache|fever).* for 1 to 3 days; (most likely .+|no likely cause found); .+$/i,
    );
  });

  it('is not about an analysis of another, or about none at all', async () => {
    const { sessionId } = await newGuest(test);
    const person = await newChatter(test);
    for (const id of [sessionId, uuidv7()])
      expect((await person.ask('POST', CHATS, { symptom_session_id: id })).statusCode).toBe(404);
  });
});

describe('the chats of a person', () => {
  it('are listed newest first, page by page, ended ones as well', async () => {
    const first = await newChatter(test);
    const more = await Promise.all([1, 2].map(() => newChatter(test, { token: first.token })));
    await first.ask('DELETE', first.chat);
    const list = async (query: string) =>
      chatSessions.parse((await first.ask('GET', CHATS + query)).json());
    const one = await list('?limit=2');
    const two = await list(`?limit=2&cursor=${one.next_cursor}`);
    const ids = [...one.sessions, ...two.sessions].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted().toReversed());
    expect(ids).toHaveLength(more.length + 1);
    expect(two).toMatchObject({ next_cursor: null, sessions: [{ status: 'ended' }] });
  });

  it('are renamed, and keep a safety plan that can be taken back', async () => {
    const person = await newChatter(test);
    const change = async (method: 'PATCH' | 'PUT', path: string, body: object) =>
      chatSessionResponse.parse((await person.ask(method, person.chat + path, body)).json())
        .session;
    expect((await change('PATCH', '', { title: ' My head ' })).title).toBe('My head');
    const plan = { plan: 'Call my sister.\nGo for a walk.' };
    expect((await change('PUT', '/safety-plan', plan)).metadata.safety_plan).toBe(plan.plan);
    expect(await person.session()).toMatchObject({
      title: 'My head',
      metadata: { safety_plan: plan.plan },
    });
    expect((await change('PUT', '/safety-plan', { plan: '' })).metadata.safety_plan).toBeNull();
    for (const title of ['', ' ', 'x'.repeat(121)])
      expect((await person.ask('PATCH', person.chat, { title })).statusCode).toBe(400);
    const long = { plan: 'x'.repeat(8001) };
    expect((await person.ask('PUT', `${person.chat}/safety-plan`, long)).statusCode).toBe(400);
  });

  it('keep the plan a conversation has led to, below what was written before', async () => {
    const person = await newChatter(test);
    const { session } = await person.send('my plan is to call Ann');
    expect(session.metadata.safety_plan).toBe('Plan: my plan is to call Ann');
    await person.ask('PUT', `${person.chat}/safety-plan`, { plan: 'My own words.' });
    expect((await person.send('a better plan')).session.metadata.safety_plan).toBe(
      'My own words.\n\nPlan: a better plan',
    );
  });

  it('are erased for good when asked', async () => {
    const person = await newChatter(test);
    await person.send(CRISIS);
    expect((await person.ask('DELETE', `${person.chat}?purge=true`)).statusCode).toBe(200);
    expect((await person.ask('GET', person.chat)).statusCode).toBe(404);
    for (const table of ['chat_sessions', 'chat_messages', 'risk_events']) {
      const left = await test.database.pool.query(`select 1 from ${table} where owner_id = $1`, [
        person.userId,
      ]);
      expect(left.rowCount, table).toBe(0);
    }
  });
});

describe('messages', () => {
  it('come oldest first, page by page', async () => {
    const person = await newChatter(test);
    for (const said of ['one', 'two', 'three']) await person.send(said);
    const list = async (query: string) =>
      chatMessages.parse((await person.ask('GET', `${person.chat}/messages${query}`)).json());
    const first = await list('?limit=4');
    const second = await list(`?limit=4&cursor=${first.next_cursor}`);
    expect([...first.messages, ...second.messages]).toEqual(await person.messages());
    expect(first.messages[0]?.content).toBe('one');
    expect([second.messages.length, second.next_cursor]).toEqual([2, null]);
    for (const query of ['?limit=0', '?limit=201', '?cursor=x'])
      expect((await person.ask('GET', `${person.chat}/messages${query}`)).statusCode).toBe(400);
  });

  it('of a chat of two thousand come about as soon as of a short one, and so does the next reply', async () => {
    const [short, long] = [await newChatter(test), await newChatter(test)];
    await short.send('one');
    const { message } = await long.send('one');
    await fill(long, message.id, 2000);
    const page = (person: Chatter) => person.ask('GET', `${person.chat}/messages?limit=2`);
    const next = (person: Chatter) => person.send('and then');
    for (const act of [page, next]) {
      const [ofShort, ofLong] = await inTurn(9, [() => act(short), () => act(long)]);
      expect((ofLong ?? Infinity) / (ofShort ?? 0), act.name).toBeLessThan(4);
    }
  });
});

/** The least time each of them takes, one after the other and so often: the machine's moods strike both. */
async function inTurn(times: number, acts: (() => Promise<unknown>)[]): Promise<number[]> {
  const least = acts.map(() => Infinity);
  for (let round = 0; round < times; round += 1)
    for (const [i, act] of acts.entries()) {
      const start = performance.now();
      await act();
      least[i] = Math.min(least[i] ?? Infinity, performance.now() - start);
    }
  return least;
}

/** So many more messages, copies of one. What is sealed opens nowhere else, so all are superseded and of another's place. */
async function fill({ chat, userId }: Chatter, id: string, count: number): Promise<void> {
  const { createKeyring, open, seal } = await import('../../db/crypto.ts');
  const { TEST_KEY } = await import('../../testing-deps.ts');
  const { pool } = test.database;
  const rows = async <T extends object>(text: string, values: unknown[]): Promise<T[]> =>
    (await pool.query<T>(text, values)).rows;
  const [owner] = await rows<{ wrapped_key: Buffer }>(
    'select wrapped_key from owners where id = $1',
    [userId],
  );
  const [row] = await rows<{ sealed: Buffer }>(
    'select sealed from chat_messages where owner_id = $1 and id = $2',
    [userId, id],
  );
  const key = createKeyring(TEST_KEY).unwrap(userId, owner?.wrapped_key ?? Buffer.of());
  const place = (of: string) => ({ table: 'chat_messages', ownerId: userId, id: of });
  const told = open(key, row?.sealed ?? Buffer.of(), place(id));
  const ids = Array.from({ length: count }, () => uuidv7());
  await pool.query(
    `insert into chat_messages (owner_id, id, session_id, role, created_at, status, reply_to, sealed)
     select $1, copy.id, $2, 'assistant', now(), 'complete', $3, copy.sealed
     from unnest($4::uuid[], $5::bytea[]) as copy(id, sealed)`,
    [userId, chat.split('/').at(-1), uuidv7(), ids, ids.map((of) => seal(key, told, place(of)))],
  );
}

it('lies nowhere in clear', async () => {
  const { firebase_id_token: token } = await signUpAs(test);
  const id = await analysisOf(token, { symptom_text: 'a headache since the zebrafish' });
  const person = await newChatter(test, { token, start: { symptom_session_id: id } });
  await person.send(`${CRISIS}, said the zebrafish`);
  await person.ask('PATCH', person.chat, { title: 'zebrafish' });
  await person.ask('PUT', `${person.chat}/safety-plan`, { plan: 'feed the zebrafish' });
  const { rows: tables } = await test.database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  expect(tables.length).toBeGreaterThan(12);
  for (const { name } of tables) {
    const { rows } = await test.database.pool.query<{ row: string }>(
      `select encode(convert_to(t::text, 'UTF8'), 'escape') as row from ${name} t`,
    );
    const text = rows.map(({ row }) => row).join('\n');
    for (const word of ['zebrafish', 'kill myself', 'suicid', 'headache', 'support'])
      for (const form of [word, Buffer.from(word).toString('hex')])
        expect(text.includes(form), `${name}: ${form}`).toBe(false);
  }
});
