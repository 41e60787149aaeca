import { and, eq } from 'drizzle-orm';
import type { Queries } from './connect.ts';
import { open, seal } from './crypto.ts';
import { symptomSessions } from './schema.ts';

interface Party {
  id: string;
  key: Buffer;
}

/**
 * Gives everything a guest can store to another owner. A sealed value opens only with its owner's key and in its own
 * row, so each is opened and sealed anew. Returns how many analyses there were.
 */
export async function moveRecords(tx: Queries, from: Party, to: Party): Promise<number> {
  const rows = await tx
    .select({ id: symptomSessions.id, sealed: symptomSessions.sealed })
    .from(symptomSessions)
    .where(eq(symptomSessions.ownerId, from.id))
    .for('update'); // an answer that comes in meanwhile waits rather than being overwritten
  const place = (ownerId: string, id: string) => ({ table: 'symptom_sessions', ownerId, id });
  for (const { id, sealed } of rows) {
    const told = open(from.key, sealed, place(from.id, id));
    await tx
      .update(symptomSessions)
      .set({ ownerId: to.id, sealed: seal(to.key, told, place(to.id, id)) })
      .where(and(eq(symptomSessions.ownerId, from.id), eq(symptomSessions.id, id)));
  }
  return rows.length;
}
