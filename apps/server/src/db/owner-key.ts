import { eq } from 'drizzle-orm';
import type { Queries } from './connect.ts';
import type { Keyring } from './crypto.ts';
import { owners } from './schema.ts';

/** The data key of an owner, or null for one who is gone. */
export async function ownerKey(
  db: Queries,
  keyring: Keyring,
  ownerId: string,
): Promise<Buffer | null> {
  const [owner] = await db
    .select({ wrappedKey: owners.wrappedKey })
    .from(owners)
    .where(eq(owners.id, ownerId));
  return owner ? keyring.unwrap(ownerId, owner.wrappedKey) : null;
}
