import { API_BASE, route, ROUTES, type RouteId } from '@yarrow/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOT_YET_BUILT } from '../../http/not-yet-built.ts';
import { createTestApp, type TestApp } from '../../testing.ts';
import { PASSWORD } from './testing-people.ts';
import { scripted } from '../chat/testing-chat.ts';
import {
  CLINICIANS,
  newWorld,
  PEOPLE,
  type Person,
  type RecordKind,
  type World,
} from './testing-world.ts';

/*
 * Who may call what, and with what answer. Every route of the contract has a row, or this does not compile; while a
 * route is not yet built its row waits, and counts from the day it is.
 */

type Answers = Record<Person, number>;
interface Row {
  answers: Answers;
  /** Whose id stands in the path: a record of the guest or of the account. */
  record?: RecordKind;
  query?: string;
  body?: (world: World) => object;
  /** Changes who is there, so it has people of its own. */
  fresh?: true;
}

const all = (status: number, others: Partial<Answers> = {}): Answers => ({
  ...(Object.fromEntries(PEOPLE.map((person) => [person, status])) as Answers),
  ...others,
});
const owners = all(200, { nobody: 401, signedOut: 401 });
const accounts = (status = 200, others: Partial<Answers> = {}): Answers =>
  all(status, { nobody: 401, signedOut: 401, guest: 401, otherGuest: 401, ...others });
/** A record of the guest: there for the guest alone. */
const guests = all(404, { nobody: 401, signedOut: 401, guest: 200 });
/** A record of the account: there for the account alone. */
const ownAccount = accounts(404, { account: 200 });

/** Formed as it should be, and signed by nobody. */
const NO_CREDENTIAL = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'x', attestationObject: 'x', authenticatorData: 'x', signature: 'x' },
};

/** There for its account alone; a clinician finds it once it is flagged. */
const chat: Row = { answers: ownAccount, record: 'chat' };

const TABLE: Record<RouteId, Row> = {
  signUp: {
    answers: all(409),
    body: ({ email }) => ({ email, password: PASSWORD }),
  },
  signIn: { answers: all(401), body: ({ email }) => ({ email, password: 'wrong' }) },
  sendReset: { answers: all(202), body: ({ email }) => ({ email }) },
  resetPassword: { answers: all(401), body: () => ({ token: 'x', password: PASSWORD }) },
  verifyEmail: { answers: all(401), body: () => ({ token: 'x' }) },
  sendVerification: { answers: accounts(202) },
  disownSignUp: { answers: all(401), body: () => ({ token: 'x' }) },
  googleOAuth: {
    answers: all(401),
    body: () => ({
      code: 'x',
      code_verifier: 'x'.repeat(43),
      redirect_uri: 'http://localhost:3000/auth/callback',
      nonce: 'x',
    }),
  },
  refresh: { answers: all(401), body: () => ({ refresh_token: 'x' }) },
  signOut: { answers: owners, fresh: true },
  claim: { answers: accounts(401), body: () => ({ guest_token: 'x' }) },
  providers: { answers: all(200) },
  devices: { answers: accounts() },
  endDevice: { answers: ownAccount, record: 'device', fresh: true },
  passkeyOptions: { answers: accounts() },
  addPasskey: { answers: accounts(400), body: () => ({ credential: NO_CREDENTIAL }) },
  passkeys: { answers: accounts() },
  deletePasskey: { answers: ownAccount, record: 'passkey', fresh: true },
  passkeySignInOptions: { answers: all(200) },
  passkeySignIn: { answers: all(401), body: () => ({ credential: NO_CREDENTIAL }) },
  getProfile: { answers: accounts() },
  changeProfile: { answers: accounts(), body: () => ({ settings: { theme: 'dark' } }) },
  deleteAccount: { answers: accounts(), fresh: true },
  exportAccount: { answers: accounts() },
  analyze: { answers: all(200, { signedOut: 401 }), body: () => ({ symptom_text: 'a cough' }) },
  listSymptomSessions: { answers: owners },
  getSymptomSession: { answers: guests, record: 'symptom' },
  deleteSymptomSession: { answers: guests, record: 'symptom', fresh: true },
  answerQuestions: {
    answers: guests,
    record: 'symptom',
    body: () => ({ answers: [{ finding: 'fever', value: 'absent' }] }),
  },
  report: { answers: guests, record: 'symptom', query: '?format=case' },
  listConditions: { answers: all(200) },
  getCondition: { answers: all(200), record: 'condition' },
  searchFindings: { answers: all(200), query: '?q=cough' },
  getFinding: { answers: all(200), record: 'finding' },
  createChat: { answers: accounts(201), body: () => ({}) },
  listChats: { answers: accounts() },
  getChat: chat,
  renameChat: { ...chat, body: () => ({ title: 'x' }) },
  endChat: { ...chat, fresh: true },
  getChatDetailed: chat,
  listMessages: chat,
  sendMessage: { ...chat, body: () => ({ message: 'x' }) },
  regenerate: { ...chat, fresh: true },
  stopReply: chat,
  chatEvents: chat,
  putSafetyPlan: { ...chat, body: () => ({ plan: 'x' }) },
  listFlagged: { answers: accounts() },
};

let test: TestApp;
let shared: World;
beforeAll(async () => {
  test = await createTestApp({ adminEmails: CLINICIANS, assistant: scripted });
  shared = await newWorld(test);
});
afterAll(async () => await test.close());

/** The owners of records come last, as they may end what the others must not find. */
const order = PEOPLE.toSorted(
  (a, b) => Number(/^(guest|account)$/.test(a)) - Number(/^(guest|account)$/.test(b)),
);

function ask(
  id: RouteId,
  world: World,
  person: Person,
  more: { id?: string; body?: object } = {},
): Promise<LightMyRequestResponse> {
  const { method, path } = route(id);
  const { record = 'none', query = '', body } = TABLE[id];
  const own = more.id ?? world.records[record];
  const url = API_BASE + path.replaceAll('{id}', own).replaceAll('{message}', world.records.reply);
  const token = world.tokens[person];
  const payload = more.body ?? body?.(world);
  return test.app.inject({
    method,
    url: url + query,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(payload && { body: payload }),
  });
}

describe('every route of the contract', () => {
  it.each(ROUTES.map(({ id }) => id))('%s gives everybody the settled answer', async (id) => {
    const row: Row = TABLE[id];
    const world = row.fresh ? await newWorld(test) : shared;
    const found: Partial<Answers> = {};
    for (const person of order) found[person] = (await ask(id, world, person)).statusCode;
    expect(found).toEqual(NOT_YET_BUILT.includes(id) ? all(404) : row.answers);
  });

  const withRecord = ROUTES.filter(({ path }) => path.includes('{id}')).map(({ id }) => id);
  it.each(withRecord)('%s does not tell a record of another from none', async (id) => {
    const { record = 'none', answers } = TABLE[id];
    const strangers = PEOPLE.filter((person) => answers[person] !== 200);
    for (const person of strangers) {
      for (const body of [undefined, { nonsense: true }]) {
        const more = body && route(id).body ? { body } : {};
        const [theirs, none] = [
          await ask(id, shared, person, { ...more, id: shared.records[record] }),
          await ask(id, shared, person, { ...more, id: shared.records.none }),
        ];
        expect([theirs.statusCode, theirs.body], person).toEqual([none.statusCode, none.body]);
      }
    }
  });
});
