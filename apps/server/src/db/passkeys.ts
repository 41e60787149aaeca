import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Queries } from './connect.ts';
import { open, seal, type Keyring } from './crypto.ts';
import { enter } from './directory.ts';
import { ownerKey } from './owner-key.ts';
import { directory, passkeys } from './schema.ts';

/** What is sealed of a passkey. */
export interface PasskeyDetails {
  credentialId: string;
  /** COSE, in base64url. */
  publicKey: string;
  counter: number;
  transports: string[];
  name: string;
}

export interface Passkey extends PasskeyDetails {
  id: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const placeOf = (ownerId: string, id: string) => ({ table: 'passkeys', ownerId, id });

/** In a transaction they are locked until its end. */
export async function listPasskeys(
  db: Queries,
  keyring: Keyring,
  ownerId: string,
  lock = false,
): Promise<Passkey[]> {
  const query = db
    .select()
    .from(passkeys)
    .where(eq(passkeys.ownerId, ownerId))
    .orderBy(passkeys.id);
  const rows = await (lock ? query.for('update') : query);
  const key = rows.length > 0 ? await ownerKey(db, keyring, ownerId) : null;
  if (!key) return [];
  return rows.map(({ id, createdAt, lastUsedAt, sealed }) => {
    const details = open(key, sealed, placeOf(ownerId, id)) as PasskeyDetails;
    return { id, createdAt, lastUsedAt, ...details };
  });
}

/** Null where this passkey is known already, here or with another account. */
export async function addPasskey(
  tx: Queries,
  keyring: Keyring,
  ownerId: string,
  details: PasskeyDetails,
  now: Date,
): Promise<Passkey | null> {
  const key = await ownerKey(tx, keyring, ownerId);
  if (!key || !(await enter(tx, keyring, ['passkey', details.credentialId], ownerId))) return null;
  const id = uuidv7({ msecs: now.getTime() });
  const sealed = seal(key, details, placeOf(ownerId, id));
  await tx.insert(passkeys).values({ ownerId, id, createdAt: now, sealed });
  return { id, createdAt: now, lastUsedAt: null, ...details };
}

/** Keeps the counter a passkey showed, so that a copy of it is noticed. */
export async function usedPasskey(
  tx: Queries,
  keyring: Keyring,
  ownerId: string,
  { id, credentialId, publicKey, counter, transports, name }: Passkey,
  now: Date,
): Promise<void> {
  const details: PasskeyDetails = { credentialId, publicKey, counter, transports, name };
  const key = await ownerKey(tx, keyring, ownerId);
  if (!key) return;
  await tx
    .update(passkeys)
    .set({ lastUsedAt: now, sealed: seal(key, details, placeOf(ownerId, id)) })
    .where(and(eq(passkeys.ownerId, ownerId), eq(passkeys.id, id)));
}

export async function erasePasskeys(
  tx: Queries,
  keyring: Keyring,
  ownerId: string,
  which: readonly Passkey[],
): Promise<void> {
  for (const { id, credentialId } of which) {
    await tx
      .delete(directory)
      .where(eq(directory.key, keyring.directoryKey('passkey', credentialId)));
    await tx.delete(passkeys).where(and(eq(passkeys.ownerId, ownerId), eq(passkeys.id, id)));
  }
}
