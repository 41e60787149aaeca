import type { Queries } from './connect.ts';
import type { DirectoryKind, Keyring } from './crypto.ts';
import { directory } from './schema.ts';

/** Enters a name as an owner's. False where it is somebody's already, also if that happens at the same moment. */
export async function enter(
  db: Queries,
  keyring: Keyring,
  [kind, name]: readonly [DirectoryKind, string],
  ownerId: string,
): Promise<boolean> {
  const entered = await db
    .insert(directory)
    .values({ key: keyring.directoryKey(kind, name), ownerId })
    .onConflictDoNothing()
    .returning({ ownerId: directory.ownerId });
  return entered.length > 0;
}

/** Two spellings of one address are one name. */
export const addressName = (email: string): string => email.normalize('NFKC').trim().toLowerCase();
