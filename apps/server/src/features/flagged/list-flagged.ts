import { and, count, desc, eq, sql } from 'drizzle-orm';
import { CRISIS_LEVELS, type ChatSession } from '@yarrow/contract';
import type { Chat } from '../../db/chats/chat.ts';
import { readChat } from '../../db/chats/sessions.ts';
import type { Db } from '../../db/connect.ts';
import type { Keyring } from '../../db/crypto.ts';
import { chatSessions, owners } from '../../db/schema.ts';
import { ApiError } from '../../http/api-error.ts';

/** Whose flagged sessions: one owner's, or everybody's. */
export type Whose = { ownerId: string } | 'everybody';

/** none 0, low 1, medium 2, high 3, immediate 4. */
const rank = sql<number>`array_position(array[${sql.raw(
  CRISIS_LEVELS.map((level) => `'${level}'`).join(', '),
)}], ${chatSessions.riskLevel}) - 1`;
const HIGH_PRIORITY = 3;

const of = (whose: Whose) =>
  and(
    eq(chatSessions.flagged, true),
    whose === 'everybody' ? undefined : eq(chatSessions.ownerId, whose.ownerId),
  );

/** The gravest first, and of those the one that changed last. `after` is the id a page ended with. */
export async function listFlagged(
  db: Db,
  keyring: Keyring,
  whose: Whose,
  limit: number,
  after: string | undefined,
): Promise<Chat[]> {
  const rows = await db
    .select({ chat: chatSessions, wrappedKey: owners.wrappedKey })
    .from(chatSessions)
    .innerJoin(owners, eq(owners.id, chatSessions.ownerId))
    .where(and(of(whose), after === undefined ? undefined : await beyond(db, whose, after)))
    .orderBy(desc(rank), desc(chatSessions.updatedAt), desc(chatSessions.id))
    .limit(limit);
  return rows.map(({ chat, wrappedKey }) =>
    readChat(keyring.unwrap(chat.ownerId, wrappedKey), chat),
  );
}

async function beyond(db: Db, whose: Whose, id: string) {
  const [last] = await db
    .select({ rank, updatedAt: chatSessions.updatedAt })
    .from(chatSessions)
    .where(and(of(whose), eq(chatSessions.id, id)));
  if (!last) {
    const message = 'is not there any more; begin anew';
    throw new ApiError('invalid_request', [{ field: 'cursor', message }]);
  }
  const place = sql`(${last.rank}, ${last.updatedAt.toISOString()}::timestamptz, ${id}::uuid)`;
  return sql`(${rank}, ${chatSessions.updatedAt}, ${chatSessions.id}) < ${place}`;
}

export async function countFlagged(
  db: Db,
  whose: Whose,
): Promise<{ total: number; high_priority: number; immediate: number }> {
  const rows = await db
    .select({ level: chatSessions.riskLevel, sessions: count() })
    .from(chatSessions)
    .where(of(whose))
    .groupBy(chatSessions.riskLevel);
  const from = (least: number): number =>
    rows
      .filter(({ level }) => CRISIS_LEVELS.indexOf(level) >= least)
      .reduce((sum, { sessions }) => sum + sessions, 0);
  return { total: from(0), high_priority: from(HIGH_PRIORITY), immediate: from(HIGH_PRIORITY + 1) };
}

/**
 * Of another's session the list tells how grave it is, and nothing in the person's words: those are read by opening
 * it, which is written down.
 */
export const withoutWords = (session: ChatSession): ChatSession => ({
  ...session,
  title: null,
  safety: { ...session.safety, indicators: [] },
  metadata: { ...session.metadata, symptom_context: null, safety_plan: null },
});
