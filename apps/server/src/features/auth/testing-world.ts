import type { TestApp } from '../../testing.ts';
import { newAuthenticator } from './passkeys/testing-authenticator.ts';
import { call, confirmAddress, newAddress, newGuest, post, signUpAs } from './testing-people.ts';

/** Everybody who may call, seen from the records of `guest` and `account`. */
export const PEOPLE = [
  'nobody',
  'guest',
  'otherGuest',
  'account',
  'otherAccount',
  'signedOut',
  'clinician',
] as const;
export type Person = (typeof PEOPLE)[number];

/** One for each world, as a world may end with everybody signed out. */
export const CLINICIANS: readonly string[] = Array.from(
  { length: 20 },
  (_, i) => `clinician${i}@example.org`,
);

export interface World {
  tokens: Record<Person, string | undefined>;
  guestRefresh: string;
  accountRefresh: string;
  email: string;
  /** Ids of what belongs to the guest or the account. */
  records: Record<RecordKind, string>;
}
export type RecordKind =
  | 'symptom'
  | 'device'
  | 'passkey'
  | 'condition'
  | 'finding'
  | 'chat'
  | 'reply'
  | 'none';

const NOBODYS_ID = '01900000-0000-7000-8000-000000000000';
let worlds = 0;

export async function newWorld(test: TestApp): Promise<World> {
  const [guest, otherGuest] = [await newGuest(test), await newGuest(test)];
  const email = newAddress();
  const account = await signUpAs(test, email);
  const [otherAccount, leaver] = [await signUpAs(test), await signUpAs(test)];
  await post(test.app, '/auth/sign-out', undefined, leaver.firebase_id_token);
  const clinician = await newClinician(test, CLINICIANS[worlds++] ?? '');
  const devices = await call(test.app, 'GET', '/auth/devices', {
    token: account.firebase_id_token,
  });
  const [device] = devices.json<{ devices: { id: string }[] }>().devices;
  const chat = await newChat(test, account.firebase_id_token);
  return {
    tokens: {
      nobody: undefined,
      guest: guest.token,
      otherGuest: otherGuest.token,
      account: account.firebase_id_token,
      otherAccount: otherAccount.firebase_id_token,
      signedOut: leaver.firebase_id_token,
      clinician,
    },
    guestRefresh: guest.refreshToken,
    accountRefresh: account.refresh_token,
    email,
    records: {
      symptom: guest.sessionId,
      device: device?.id ?? '',
      passkey: await newPasskey(test, account.firebase_id_token),
      condition: 'myocardial-infarction',
      finding: 'cough',
      ...chat,
      none: NOBODYS_ID,
    },
  };
}

async function newClinician(test: TestApp, email: string): Promise<string> {
  const signedUp = await signUpAs(test, email);
  await confirmAddress(test, signedUp);
  return signedUp.firebase_id_token;
}

async function newPasskey({ app }: TestApp, token: string): Promise<string> {
  const asked = await post(app, '/auth/passkeys/options', undefined, token);
  const { options } = asked.json<{ options: { challenge: string; user: { id: string } } }>();
  const credential = newAuthenticator().register(options);
  const added = await post(app, '/auth/passkeys', { credential }, token);
  return added.json<{ passkey: { id: string } }>().passkey.id;
}

async function newChat({ app }: TestApp, token: string): Promise<{ chat: string; reply: string }> {
  const started = await post(app, '/mental-health/sessions', {}, token);
  const { id } = started.json<{ session: { id: string } }>().session;
  const body = { message: 'hello' };
  const sent = await post(app, `/mental-health/sessions/${id}/messages`, body, token);
  return { chat: id, reply: sent.json<{ message: { id: string } }>().message.id };
}
