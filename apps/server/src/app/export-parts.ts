import type { Db } from '../db/connect.ts';
import type { Keyring } from '../db/crypto.ts';
import { listPasskeys } from '../db/passkeys.ts';
import { readProfile } from '../db/profiles.ts';
import type { ExportPart } from '../features/account/export-account.ts';
import type { Sessions } from '../features/auth/sessions.ts';
import type { ChatDeps } from '../features/chat/chat-deps.ts';
import { exportChats, readsOf } from '../features/chat/read-chat.ts';
import { presentSession } from '../features/checker/present.ts';
import type { SymptomStore } from '../features/checker/store.ts';
import type { Identity } from '../http/identity.ts';

interface Sources {
  db: Db;
  keyring: Keyring;
  identity: Identity;
  sessions: Sessions;
  store: SymptomStore;
  chat: ChatDeps;
}

/** What a person gets with "Download my data": every feature that keeps something of a person has a file here. */
export const exportParts = (from: Sources): ExportPart[] => [
  {
    file: 'profile.json',
    about: 'Your name and address, your settings, and the medical information you entered.',
    read: async (owner) => ({
      user: await from.identity.userOf(owner),
      ...(await readProfile(from.db, from.keyring, owner.id)),
    }),
  },
  {
    file: 'analyses.json',
    about: 'Every symptom analysis: what you told, and what you were told.',
    read: async (owner) => (await from.store.listAll(owner.id)).map(presentSession),
  },
  {
    file: 'chats.json',
    about:
      'Every chat with all versions of its messages, your safety plans, and where Yarrow noticed danger in your words.',
    read: (owner) => exportChats(from.chat, owner.id),
  },
  {
    file: 'reads.json',
    about: 'When somebody else, such as a clinician, read one of your chats, and who.',
    read: (owner) => readsOf(from.chat, owner.id),
  },
  {
    file: 'devices.json',
    about: 'The devices on which you are signed in, and your passkeys by name.',
    read: async (owner) => ({
      devices: (await from.sessions.list(owner.id)).map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        created_at: createdAt,
        last_used_at: lastUsedAt,
      })),
      passkeys: (await listPasskeys(from.db, from.keyring, owner.id)).map((passkey) => ({
        id: passkey.id,
        name: passkey.name,
        created_at: passkey.createdAt,
        last_used_at: passkey.lastUsedAt,
      })),
    }),
  },
];
