import type { AnalysisRequest, AnalysisResponse } from '@yarrow/contract';
import { and, desc, eq, isNull, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { open, seal, type Keyring } from '../../db/crypto.ts';
import { owners, symptomSessions } from '../../db/schema.ts';
import { ApiError } from '../../http/api-error.ts';

/** One analysis as it is kept: what was told and what was answered, sealed with the owner's key. */
export interface SymptomSession {
  id: string;
  createdAt: Date;
  /** Kept until then, and not listed. Null: kept until its owner erases it. */
  expiresAt: Date | null;
  input: AnalysisRequest;
  result: AnalysisResponse;
}

export interface SymptomStore {
  save: (ownerId: string, session: SymptomSession) => Promise<void>;
  /** Null where this owner has none of this id, whoever else may. */
  find: (ownerId: string, id: string) => Promise<SymptomSession | null>;
  /** Newest first; ids are UUIDv7, so `before` is an id. */
  list: (ownerId: string, limit: number, before?: string) => Promise<SymptomSession[]>;
  /** Those too that are kept for a while only. */
  listAll: (ownerId: string) => Promise<SymptomSession[]>;
  erase: (ownerId: string, id: string) => Promise<boolean>;
}

const TABLE = 'symptom_sessions';
type Row = typeof symptomSessions.$inferSelect;

export function createSymptomStore(db: Db, keyring: Keyring): SymptomStore {
  const keyOf = async (ownerId: string): Promise<Buffer | null> => {
    const [owner] = await db
      .select({ wrappedKey: owners.wrappedKey })
      .from(owners)
      .where(eq(owners.id, ownerId));
    return owner ? keyring.unwrap(ownerId, owner.wrappedKey) : null;
  };
  const read = (key: Buffer, row: Row): SymptomSession => {
    const place = { table: TABLE, ownerId: row.ownerId, id: row.id };
    const told = open(key, row.sealed, place) as Pick<SymptomSession, 'input' | 'result'>;
    return { id: row.id, createdAt: row.createdAt, expiresAt: row.expiresAt, ...told };
  };
  const readAll = async (ownerId: string, rows: Row[]): Promise<SymptomSession[]> => {
    const key = rows.length > 0 ? await keyOf(ownerId) : null;
    return key ? rows.map((row) => read(key, row)) : [];
  };
  const rowsOf = (ownerId: string, which?: SQL) =>
    db
      .select()
      .from(symptomSessions)
      .where(and(eq(symptomSessions.ownerId, ownerId), which))
      .orderBy(desc(symptomSessions.id));
  return {
    save: async (ownerId, { id, createdAt, expiresAt, input, result }) => {
      const key = await keyOf(ownerId);
      // Claimed or erased since the request began; a moment later the insert fails, and is answered the same.
      if (!key) throw new ApiError('authentication_failed');
      const kept = {
        updatedAt: createdAt,
        riskLevel: result.analysis.risk_level,
        urgencyLevel: result.urgency_level,
        engineVersion: result.analysis.engine_version,
        knowledgeVersion: result.analysis.knowledge_version,
        sealed: seal(key, { input, result }, { table: TABLE, ownerId, id }),
      };
      await db
        .insert(symptomSessions)
        .values({ ownerId, id, createdAt, expiresAt, ...kept })
        .onConflictDoUpdate({ target: [symptomSessions.ownerId, symptomSessions.id], set: kept });
    },

    find: async (ownerId, id) => {
      const [row] = await db
        .select()
        .from(symptomSessions)
        .where(and(eq(symptomSessions.ownerId, ownerId), eq(symptomSessions.id, id)));
      const key = row && (await keyOf(ownerId));
      return row && key ? read(key, row) : null;
    },

    list: async (ownerId, limit, before) => {
      const older = before === undefined ? undefined : lt(symptomSessions.id, before);
      const listed = and(isNull(symptomSessions.expiresAt), older);
      return await readAll(ownerId, await rowsOf(ownerId, listed).limit(limit));
    },

    listAll: async (ownerId) => await readAll(ownerId, await rowsOf(ownerId)),

    erase: async (ownerId, id) => {
      const erased = await db
        .delete(symptomSessions)
        .where(and(eq(symptomSessions.ownerId, ownerId), eq(symptomSessions.id, id)))
        .returning({ id: symptomSessions.id });
      return erased.length > 0;
    },
  };
}
