import { chatSessionDetailed, flagged } from '@yarrow/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing.ts';
import { confirmAddress, MINUTE, signUpAs, turnable } from '../auth/testing-people.ts';
import { CRISIS, LOW_MOOD, newChatter, scripted, type Chatter } from '../chat/testing-chat.ts';

const time = turnable();
let test: TestApp;
let clinician: Chatter;
beforeAll(async () => {
  const adminEmails = ['doctor@example.org'];
  test = await createTestApp({ assistant: scripted, adminEmails, clock: time.clock });
  const doctor = await signUpAs(test, 'doctor@example.org');
  await confirmAddress(test, doctor);
  clinician = await newChatter(test, { token: doctor.firebase_id_token });
});
afterAll(async () => await test.close());
beforeEach(
  async () =>
    await test.database.pool.query('delete from chat_messages; delete from chat_sessions'),
);

const listed = async (person: Chatter, query = '') =>
  flagged.parse((await person.ask('GET', `/admin/flagged${query}`)).json());
const idOf = ({ chat }: Chatter): string => chat.split('/').at(-1) ?? '';

/** Each a minute after the one before. */
async function chatterSaying(message: string, token?: string): Promise<Chatter> {
  time.pass(MINUTE);
  const person = await newChatter(test, token === undefined ? {} : { token });
  await person.send(message);
  return person;
}

describe('flagged sessions', () => {
  it('come gravest first, then the latest, page by page, and are counted', async () => {
    const first = await chatterSaying(LOW_MOOD);
    const { token } = first;
    const grave = await chatterSaying(CRISIS, token);
    const second = await chatterSaying(LOW_MOOD, token);
    await chatterSaying('I have a cough', token);
    const all = await listed(first);
    expect(all.sessions.map(({ id }) => id)).toEqual([grave, second, first].map(idOf));
    expect(all.counts).toEqual({ total: 3, high_priority: 1, immediate: 1 });

    time.pass(MINUTE);
    await first.ask('PATCH', first.chat, { title: 'Changed' });
    const changed = [grave, first, second].map(idOf);
    const ids: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await listed(first, `?limit=1${cursor && `&cursor=${cursor}`}`);
      ids.push(...page.sessions.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(ids).toEqual(changed);
  });

  it('are one’s own, unless a clinician asks for all', async () => {
    const person = await chatterSaying(CRISIS);
    const other = await chatterSaying(LOW_MOOD);
    expect((await listed(person, '?scope=all')).sessions.map(({ id }) => id)).toEqual([
      idOf(person),
    ]);
    expect((await listed(clinician)).sessions).toEqual([]);
    const { sessions, counts } = await listed(clinician, '?scope=all');
    expect(sessions.map(({ id }) => id)).toEqual([person, other].map(idOf));
    expect(counts.total).toBe(2);
  });

  it('of others are listed without a word of theirs', async () => {
    const person = await chatterSaying(CRISIS);
    await person.ask('PATCH', person.chat, { title: 'My secret' });
    await person.ask('PUT', `${person.chat}/safety-plan`, { plan: 'Call my sister' });
    const [session] = (await listed(clinician, '?scope=all')).sessions;
    expect(session).toMatchObject({ risk_level: 'immediate', title: null });
    expect(JSON.stringify(session)).not.toMatch(/secret|sister|kill myself/);
    expect((await listed(person)).sessions[0]).toMatchObject({ title: 'My secret' });
  });
});

describe('a clinician', () => {
  const readings = ['', '/detailed', '/messages'];

  it('reads a flagged session of another, which is told to its owner', async () => {
    const person = await chatterSaying(CRISIS);
    for (const path of readings) {
      const answer = await clinician.ask('GET', person.chat + path);
      expect(answer.statusCode, path).toBe(200);
      expect(answer.json()).toBeTruthy();
    }
    const { reads, messages } = chatSessionDetailed.parse(
      (await person.ask('GET', `${person.chat}/detailed`)).json(),
    );
    expect(reads.map(({ reader }) => reader)).toEqual(readings.map(() => 'doctor@example.org'));
    expect(messages[0]).toMatchObject({ content: CRISIS });
  });

  it('is told of by mail, once for one day, without a word of what was written', async () => {
    const owner = await signUpAs(test, 'read@example.org');
    await confirmAddress(test, owner);
    const token = owner.firebase_id_token;
    const person = await chatterSaying(CRISIS, token);
    const told = () => test.letters.filter(({ subject }) => subject.includes('was read'));
    for (const path of readings) await clinician.ask('GET', person.chat + path);
    await person.ask('GET', person.chat);
    await expect.poll(told).toMatchObject([{ to: 'read@example.org' }]);
    expect(JSON.stringify(told())).not.toContain(CRISIS);

    await person.ask('PATCH', '/users/me', { settings: { email_notifications: false } });
    const another = await chatterSaying(CRISIS, token);
    expect((await clinician.ask('GET', another.chat)).statusCode).toBe(200);
    expect((await clinician.ask('GET', another.chat)).statusCode).toBe(200);
    expect(told()).toHaveLength(1);
  });

  it('changes nothing of another’s', async () => {
    const person = await chatterSaying(CRISIS);
    const [, reply] = await person.messages();
    const { chat } = person;
    const writes = [
      clinician.ask('POST', `${chat}/messages`, { message: 'hello' }),
      clinician.ask('POST', `${chat}/messages/${reply?.id}/regenerate`),
      clinician.ask('POST', `${chat}/stop`),
      clinician.ask('GET', `${chat}/events`),
      clinician.ask('PATCH', chat, { title: 'x' }),
      clinician.ask('PUT', `${chat}/safety-plan`, { plan: 'x' }),
      clinician.ask('DELETE', chat),
      clinician.ask('DELETE', `${chat}?purge=true`),
    ];
    for (const answer of await Promise.all(writes)) expect(answer.statusCode).toBe(404);
    expect(await person.messages()).toHaveLength(2);
    expect((await person.session()).status).toBe('active');
  });

  it('finds no session that is not flagged', async () => {
    const person = await chatterSaying('I have a cough');
    for (const path of readings)
      expect((await clinician.ask('GET', person.chat + path)).statusCode).toBe(404);
  });

  it('leaves no trace of reading his own', async () => {
    await clinician.ask('GET', '/mental-health/sessions');
    const own = await chatterSaying(CRISIS, clinician.token);
    await own.session();
    const { rowCount } = await test.database.pool.query(
      'select 1 from record_reads where owner_id = $1',
      [own.userId],
    );
    expect(rowCount).toBe(0);
  });
});

it('nobody else finds a flagged session', async () => {
  const [person, other] = [await chatterSaying(CRISIS), await newChatter(test)];
  for (const path of ['', '/detailed', '/messages', '/events'])
    expect((await other.ask('GET', person.chat + path)).statusCode).toBe(404);
});
