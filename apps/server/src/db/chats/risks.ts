import { and, asc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { ApiError } from '../../http/api-error.ts';
import type { Db, Queries } from '../connect.ts';
import { open, seal, type Keyring } from '../crypto.ts';
import { ownerKey } from '../owner-key.ts';
import { recordReads, riskEvents } from '../schema.ts';
import type { RiskEvent } from './chat.ts';
import type { Of } from './messages.ts';

/** Who else read a record. */
export interface RecordRead {
  at: Date;
  readerId: string;
  recordId: string;
}

/** What nobody changes afterwards: where danger was told of, and who else has read it. */
export interface RiskStore {
  add: (tx: Queries, event: RiskEvent) => Promise<void>;
  list: (session: Of) => Promise<RiskEvent[]>;
  noteRead: (session: Of, readerId: string, at: Date) => Promise<void>;
  /** Of one chat, or of everything of an owner. */
  reads: (ownerId: string, recordId?: string) => Promise<RecordRead[]>;
}

const TABLE = 'risk_events';

export function createRiskStore(db: Db, keyring: Keyring): RiskStore {
  return {
    add: async (tx, { indicators, ...event }) => {
      const key = await ownerKey(tx, keyring, event.ownerId);
      if (!key) throw new ApiError('authentication_failed');
      const place = { table: TABLE, ownerId: event.ownerId, id: event.id };
      await tx.insert(riskEvents).values({ ...event, sealed: seal(key, { indicators }, place) });
    },

    list: async ({ ownerId, id }) => {
      const rows = await db
        .select()
        .from(riskEvents)
        .where(and(eq(riskEvents.ownerId, ownerId), eq(riskEvents.sessionId, id)))
        .orderBy(asc(riskEvents.id));
      const key = rows.length > 0 ? await ownerKey(db, keyring, ownerId) : null;
      if (!key) return [];
      return rows.map(({ sealed, ...event }) => {
        const place = { table: TABLE, ownerId, id: event.id };
        return { ...event, ...(open(key, sealed, place) as Pick<RiskEvent, 'indicators'>) };
      });
    },

    noteRead: async ({ ownerId, id }, readerId, at) => {
      const row = { ownerId, id: uuidv7(), at, readerId, record: 'chat_session' as const };
      await db.insert(recordReads).values({ ...row, recordId: id });
    },

    reads: async (ownerId, recordId) =>
      await db
        .select({
          at: recordReads.at,
          readerId: recordReads.readerId,
          recordId: recordReads.recordId,
        })
        .from(recordReads)
        .where(
          and(
            eq(recordReads.ownerId, ownerId),
            recordId === undefined ? undefined : eq(recordReads.recordId, recordId),
          ),
        )
        .orderBy(asc(recordReads.at), asc(recordReads.id)),
  };
}
