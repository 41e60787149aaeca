import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import { ApiError } from '../../http/api-error.ts';
import type { Db, Queries } from '../connect.ts';
import { open, seal, type Keyring } from '../crypto.ts';
import { holdOwner, ownerKey } from '../owner-key.ts';
import { chatSessions, owners, riskEvents } from '../schema.ts';
import { CRISES, isFlagged, type Chat, type ChatDetails } from './chat.ts';

export interface ChatStore {
  add: (tx: Queries, chat: Chat) => Promise<void>;
  find: (ownerId: string, id: string) => Promise<Chat | null>;
  /** Of whomever, if it is flagged. */
  findFlagged: (id: string) => Promise<Chat | null>;
  /** As it is, and nobody changes it, or adds to it, before the transaction ends. */
  hold: (tx: Queries, ownerId: string, id: string) => Promise<Chat | null>;
  save: (tx: Queries, chat: Chat) => Promise<void>;
  /** Newest first; ids are UUIDv7, so `before` is an id. */
  list: (ownerId: string, limit: number, before?: string) => Promise<Chat[]>;
  /** With its messages and the record of its risks. */
  erase: (ownerId: string, id: string) => Promise<void>;
  /** The chat of this owner that was in a crisis last, since then. */
  lastCrisis: (ownerId: string, since: Date) => Promise<Chat | null>;
}

const TABLE = 'chat_sessions';
type Row = typeof chatSessions.$inferSelect;

export function readChat(key: Buffer, row: Row): Chat {
  const { ownerId, id, createdAt, updatedAt, lastActivity, status, symptomSessionId } = row;
  const details = open(key, row.sealed, { table: TABLE, ownerId, id }) as ChatDetails;
  const known = { ownerId, id, createdAt, updatedAt, lastActivity, status, symptomSessionId };
  return { ...details, ...known };
}

/** What changes in the life of a chat, as it is stored. */
function stored(key: Buffer, chat: Chat) {
  const { ownerId, id, createdAt: _, updatedAt, lastActivity, status, ...rest } = chat;
  const { symptomSessionId, ...details } = rest;
  return {
    updatedAt,
    lastActivity,
    status,
    symptomSessionId,
    riskLevel: chat.safety.level,
    flagged: isFlagged(chat),
    carryOver: chat.safety.carry_over,
    sealed: seal(key, details satisfies ChatDetails, { table: TABLE, ownerId, id }),
  };
}

const itself = (ownerId: string, id: string) =>
  and(eq(chatSessions.ownerId, ownerId), eq(chatSessions.id, id));

export function createChatStore(db: Db, keyring: Keyring): ChatStore {
  const keyOf = async (queries: Queries, ownerId: string): Promise<Buffer> => {
    const key = await ownerKey(queries, keyring, ownerId);
    if (!key) throw new ApiError('authentication_failed');
    return key;
  };
  /** Chats with what opens them. */
  const withKey = () =>
    db
      .select({ chat: chatSessions, wrappedKey: owners.wrappedKey })
      .from(chatSessions)
      .innerJoin(owners, eq(owners.id, chatSessions.ownerId));
  const read = (found: { chat: Row; wrappedKey: Buffer } | undefined): Chat | null =>
    found ? readChat(keyring.unwrap(found.chat.ownerId, found.wrappedKey), found.chat) : null;
  return {
    add: async (tx, chat) => {
      const kept = stored(await keyOf(tx, chat.ownerId), chat);
      const { ownerId, id, createdAt } = chat;
      await tx.insert(chatSessions).values({ ownerId, id, createdAt, ...kept });
    },

    find: async (ownerId, id) => {
      const [found] = await withKey().where(itself(ownerId, id));
      return read(found);
    },

    findFlagged: async (id) => {
      const flagged = and(eq(chatSessions.id, id), eq(chatSessions.flagged, true));
      const [found] = await withKey().where(flagged);
      return read(found);
    },

    hold: async (tx, ownerId, id) => {
      const key = await holdOwner(tx, keyring, ownerId);
      const [row] = await tx.select().from(chatSessions).where(itself(ownerId, id)).for('update');
      return row && key ? readChat(key, row) : null;
    },

    save: async (tx, chat) => {
      const kept = stored(await keyOf(tx, chat.ownerId), chat);
      await tx.update(chatSessions).set(kept).where(itself(chat.ownerId, chat.id));
    },

    list: async (ownerId, limit, before) => {
      const older = before === undefined ? undefined : lt(chatSessions.id, before);
      const rows = await db
        .select()
        .from(chatSessions)
        .where(and(eq(chatSessions.ownerId, ownerId), older))
        .orderBy(desc(chatSessions.id))
        .limit(limit);
      const key = rows.length > 0 ? await ownerKey(db, keyring, ownerId) : null;
      return key ? rows.map((row) => readChat(key, row)) : [];
    },

    erase: async (ownerId, id) => void (await db.delete(chatSessions).where(itself(ownerId, id))),

    lastCrisis: async (ownerId, since) => {
      const [found] = await withKey()
        .innerJoin(
          riskEvents,
          and(
            eq(riskEvents.ownerId, chatSessions.ownerId),
            eq(riskEvents.sessionId, chatSessions.id),
          ),
        )
        .where(
          and(
            eq(riskEvents.ownerId, ownerId),
            gt(riskEvents.at, since),
            inArray(riskEvents.level, CRISES),
          ),
        )
        .orderBy(desc(riskEvents.id))
        .limit(1);
      return read(found);
    },
  };
}
