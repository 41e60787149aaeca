import { and, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { type Db } from '../connect.ts';
import { createKeyring, open, seal } from '../crypto.ts';
import { owners, symptomSessions } from '../schema.ts';

/* The rows of the kill proof: a real owner with a real sealed session, written in one transaction. */

export interface Row {
  ownerId: string;
  id: string;
}

const keyring = createKeyring(Buffer.alloc(32, 7));
const TABLE = 'symptom_sessions';

/** Returns once PostgreSQL has acknowledged the commit. */
export const writeRow = async (db: Db): Promise<Row> => {
  const row: Row = { ownerId: newId(), id: newId() };
  const wrappedKey = keyring.newWrappedKey(row.ownerId);
  const sealed = seal(
    keyring.unwrap(row.ownerId, wrappedKey),
    { said: row.id },
    { table: TABLE, ...row },
  );
  await db.transaction(async (tx) => {
    await tx.insert(owners).values({ id: row.ownerId, kind: 'guest', wrappedKey });
    await tx.insert(symptomSessions).values({
      ...row,
      sealed,
      riskLevel: 'low',
      urgencyLevel: 'low',
      engineVersion: '1',
      knowledgeVersion: '1',
    });
  });
  return row;
};

/** Whether the row is there and says what was written. */
export const holdsRow = async (db: Db, row: Row): Promise<boolean> => {
  const [found] = await db
    .select({ sealed: symptomSessions.sealed, wrappedKey: owners.wrappedKey })
    .from(symptomSessions)
    .innerJoin(owners, eq(owners.id, symptomSessions.ownerId))
    .where(and(eq(symptomSessions.ownerId, row.ownerId), eq(symptomSessions.id, row.id)));
  if (!found) return false;
  const value = open(keyring.unwrap(row.ownerId, found.wrappedKey), found.sealed, {
    table: TABLE,
    ...row,
  });
  return (value as { said?: unknown }).said === row.id;
};
