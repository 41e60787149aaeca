import { eq } from 'drizzle-orm';
import type { Queries } from './connect.ts';
import type { Keyring } from './crypto.ts';
import { owners } from './schema.ts';

/** Keys of owners who are held for the length of a transaction. */
const held = new WeakMap<Queries, Map<string, Buffer>>();

/** The data key of an owner, or null for one who is gone. */
export async function ownerKey(
  db: Queries,
  keyring: Keyring,
  ownerId: string,
): Promise<Buffer | null> {
  const known = held.get(db)?.get(ownerId);
  if (known) return known;
  const [owner] = await db
    .select({ wrappedKey: owners.wrappedKey })
    .from(owners)
    .where(eq(owners.id, ownerId));
  return owner ? keyring.unwrap(ownerId, owner.wrappedKey) : null;
}

/**
 * The same in a transaction, for whose length nobody can delete the owner; it is looked up once. To be called before
 * anything of the owner is locked, as a deletion takes the owner first: the other way round, the two could wait for
 * each other.
 */
export async function holdOwner(
  tx: Queries,
  keyring: Keyring,
  ownerId: string,
): Promise<Buffer | null> {
  const [owner] = await tx
    .select({ wrappedKey: owners.wrappedKey })
    .from(owners)
    .where(eq(owners.id, ownerId))
    .for('key share');
  if (!owner) return null;
  const key = keyring.unwrap(ownerId, owner.wrappedKey);
  held.set(tx, (held.get(tx) ?? new Map<string, Buffer>()).set(ownerId, key));
  return key;
}
