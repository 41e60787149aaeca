import type { ChatSession, flaggedQuery } from '@yarrow/contract';
import type { z } from 'zod';
import type { Chat } from '../../db/chats/chat.ts';
import type { Db } from '../../db/connect.ts';
import type { Keyring } from '../../db/crypto.ts';
import type { Identity } from '../../http/identity.ts';
import { mount, must, type Call, type Doorway } from '../../http/mount.ts';
import { countFlagged, listFlagged, withoutWords, type Whose } from './list-flagged.ts';

interface FlaggedDeps {
  db: Db;
  keyring: Keyring;
  identity: Identity;
  present: (chat: Chat) => ChatSession;
}

export function flaggedRoutes(
  door: Doorway,
  { db, keyring, identity, present }: FlaggedDeps,
): void {
  mount(
    door,
    'listFlagged',
    async ({ owner, query }: Call<never, z.infer<typeof flaggedQuery>>) => {
      const { id } = must(owner);
      const asked = query.scope === 'all' ? await identity.userOf(must(owner)) : null;
      const whose: Whose = asked?.role === 'clinician' ? 'everybody' : { ownerId: id };
      const found = await listFlagged(db, keyring, whose, query.limit + 1, query.cursor);
      const page = found.slice(0, query.limit);
      const sessions = page.map((chat) =>
        chat.ownerId === id ? present(chat) : withoutWords(present(chat)),
      );
      const next = found.length > page.length ? (page.at(-1)?.id ?? null) : null;
      return { sessions, counts: await countFlagged(db, whose), next_cursor: next };
    },
  );
}
