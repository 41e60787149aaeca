import { and, asc, count, desc, eq, gt, gte, isNull, ne } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { ApiError } from '../../http/api-error.ts';
import type { Db, Queries } from '../connect.ts';
import { open, seal, type Keyring } from '../crypto.ts';
import { ownerKey } from '../owner-key.ts';
import { chatMessages } from '../schema.ts';
import type { Message, Reply, UserMessage } from './chat.ts';

/** A session, by its owner and its id. */
export interface Of {
  ownerId: string;
  id: string;
}

export interface MessageStore {
  /** Newest first, those that no longer count as well. */
  newest: (queries: Queries, session: Of, most: number) => Promise<Message[]>;
  add: (tx: Queries, message: Message) => Promise<void>;
  find: (queries: Queries, session: Of, id: string) => Promise<Message | null>;
  findByClientId: (queries: Queries, session: Of, clientId: string) => Promise<UserMessage | null>;
  /** The last of the person's that still counts. */
  lastSaid: (queries: Queries, session: Of) => Promise<UserMessage | null>;
  /** The newest reply to a message. */
  replyTo: (queries: Queries, message: UserMessage) => Promise<Reply | null>;
  countReplies: (queries: Queries, message: UserMessage) => Promise<number>;
  /** Oldest first, those that no longer count as well. */
  list: (session: Of, limit: number, after?: string) => Promise<Message[]>;
  /** From this one on they no longer count, but for the new one. */
  supersede: (tx: Queries, session: Of, from: string, by: string) => Promise<void>;
  /** Says that a reply is still being told. False where it is not to be any more. */
  renew: (reply: Reply, until: Date) => Promise<boolean>;
  /** The reply as it stands at its end. False where it is gone. */
  finish: (reply: Reply) => Promise<boolean>;
  /** What a killed server was telling is taken as told. */
  complete: (reply: Reply) => Promise<Reply>;
  /** Stops what is being told, by whichever server: that one finds out when it renews. */
  stopAll: (session: Of) => Promise<void>;
}

const TABLE = 'chat_messages';
type Row = typeof chatMessages.$inferSelect;
type SealedOfUser = Pick<UserMessage, 'content' | 'safety' | 'country' | 'before'>;
type SealedOfReply = Pick<Reply, 'content' | 'citations' | 'quickReplies' | 'caseChange' | 'after'>;

function read(key: Buffer, row: Row): Message {
  const { ownerId, id, sessionId, createdAt, replaces, supersededBy } = row;
  const common = { ownerId, id, sessionId, createdAt, replaces, supersededBy };
  const told = open(key, row.sealed, { table: TABLE, ownerId, id });
  if (row.role === 'user')
    return { ...common, role: 'user', clientId: row.clientId, ...(told as SealedOfUser) };
  const { status, leaseUntil } = row;
  const replyTo = row.replyTo ?? '';
  return { ...common, role: 'assistant', status, leaseUntil, replyTo, ...(told as SealedOfReply) };
}

function sealed(key: Buffer, message: Message): Buffer {
  const { ownerId, id, content } = message;
  const place = { table: TABLE, ownerId, id };
  if (message.role === 'user') {
    const { safety, country, before } = message;
    return seal(key, { content, safety, country, before } satisfies SealedOfUser, place);
  }
  const { citations, quickReplies, caseChange, after } = message;
  const told = { content, citations, quickReplies, caseChange, after } satisfies SealedOfReply;
  return seal(key, told, place);
}

const itself = ({ ownerId, id }: Of) =>
  and(eq(chatMessages.ownerId, ownerId), eq(chatMessages.id, id));
const inSession = ({ ownerId, id }: Of) =>
  and(eq(chatMessages.ownerId, ownerId), eq(chatMessages.sessionId, id));
const answers = ({ ownerId, id }: Of) =>
  and(eq(chatMessages.ownerId, ownerId), eq(chatMessages.replyTo, id));

/** An id greater than that of the newest of a session that is held, so that no other gets between. */
export function idAfter(newest: Message | undefined, now: Date): string {
  const before = newest ? Number.parseInt(newest.id.replace('-', '').slice(0, 12), 16) : 0;
  return uuidv7({ msecs: Math.max(now.getTime(), before + 1) });
}

export function createMessageStore(db: Db, keyring: Keyring): MessageStore {
  const keyOf = async (queries: Queries, ownerId: string): Promise<Buffer> => {
    const key = await ownerKey(queries, keyring, ownerId);
    // Deleted since the request began.
    if (!key) throw new ApiError('authentication_failed');
    return key;
  };
  const readAll = async (queries: Queries, rows: Row[]): Promise<Message[]> => {
    const [first] = rows;
    const key = first && (await ownerKey(queries, keyring, first.ownerId));
    return key ? rows.map((row) => read(key, row)) : [];
  };
  const finish = async (reply: Reply): Promise<boolean> => {
    const { status } = reply;
    // Whole, only the status changes; and a stop by another server is not undone.
    const change =
      status === 'complete'
        ? { status, leaseUntil: null }
        : { status, leaseUntil: null, sealed: sealed(await keyOf(db, reply.ownerId), reply) };
    const still = status === 'complete' ? eq(chatMessages.status, 'streaming') : undefined;
    const done = await db
      .update(chatMessages)
      .set(change)
      .where(and(itself(reply), still))
      .returning({ id: chatMessages.id });
    return done.length > 0;
  };
  return {
    newest: async (queries, session, most) => {
      const rows = await queries
        .select()
        .from(chatMessages)
        .where(inSession(session))
        .orderBy(desc(chatMessages.id))
        .limit(most);
      return await readAll(queries, rows);
    },

    add: async (tx, message) => {
      const { ownerId, id, sessionId, role, createdAt, replaces, supersededBy } = message;
      const common = { ownerId, id, sessionId, role, createdAt, replaces, supersededBy };
      const kind =
        message.role === 'user'
          ? { status: 'complete' as const, clientId: message.clientId }
          : { status: message.status, leaseUntil: message.leaseUntil, replyTo: message.replyTo };
      await tx.insert(chatMessages).values({
        ...common,
        ...kind,
        sealed: sealed(await keyOf(tx, ownerId), message),
      });
    },

    find: async (queries, session, id) => {
      const rows = await queries
        .select()
        .from(chatMessages)
        .where(and(inSession(session), eq(chatMessages.id, id)));
      return (await readAll(queries, rows))[0] ?? null;
    },

    findByClientId: async (queries, session, clientId) => {
      const rows = await queries
        .select()
        .from(chatMessages)
        .where(and(inSession(session), eq(chatMessages.clientId, clientId)));
      const [found] = await readAll(queries, rows);
      return found?.role === 'user' ? found : null;
    },

    lastSaid: async (queries, session) => {
      const rows = await queries
        .select()
        .from(chatMessages)
        .where(
          and(inSession(session), eq(chatMessages.role, 'user'), isNull(chatMessages.supersededBy)),
        )
        .orderBy(desc(chatMessages.id))
        .limit(1);
      const [found] = await readAll(queries, rows);
      return found?.role === 'user' ? found : null;
    },

    replyTo: async (queries, message) => {
      const rows = await queries
        .select()
        .from(chatMessages)
        .where(answers(message))
        .orderBy(desc(chatMessages.id))
        .limit(1);
      const [found] = await readAll(queries, rows);
      return found?.role === 'assistant' ? found : null;
    },

    countReplies: async (queries, message) => {
      const rows = await queries
        .select({ replies: count() })
        .from(chatMessages)
        .where(answers(message));
      return rows[0]?.replies ?? 0;
    },

    list: async (session, limit, after) => {
      const rows = await db
        .select()
        .from(chatMessages)
        .where(
          and(inSession(session), after === undefined ? undefined : gt(chatMessages.id, after)),
        )
        .orderBy(asc(chatMessages.id))
        .limit(limit);
      return await readAll(db, rows);
    },

    supersede: async (tx, session, from, by) =>
      void (await tx
        .update(chatMessages)
        .set({ supersededBy: by })
        .where(
          and(
            inSession(session),
            gte(chatMessages.id, from),
            ne(chatMessages.id, by),
            isNull(chatMessages.supersededBy),
          ),
        )),

    renew: async (reply, until) => {
      const renewed = await db
        .update(chatMessages)
        .set({ leaseUntil: until })
        .where(and(itself(reply), eq(chatMessages.status, 'streaming')))
        .returning({ id: chatMessages.id });
      return renewed.length > 0;
    },

    finish,

    complete: async (reply) => {
      const whole: Reply = { ...reply, status: 'complete', leaseUntil: null };
      await finish(whole);
      return whole;
    },

    stopAll: async (session) =>
      void (await db
        .update(chatMessages)
        .set({ status: 'stopped' })
        .where(and(inSession(session), eq(chatMessages.status, 'streaming')))),
  };
}
