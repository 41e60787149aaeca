import type { profile } from '@yarrow/contract';
import type { CaseInput } from '@yarrow/engine';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Queries } from './connect.ts';
import { open, seal, type Keyring } from './crypto.ts';
import { ownerKey } from './owner-key.ts';
import { owners, profiles } from './schema.ts';

export type Profile = Pick<z.infer<typeof profile>, 'settings' | 'medical'>;

/** What counts until a person says otherwise. */
const DEFAULTS: Profile = {
  settings: {
    theme: 'system',
    email_notifications: true,
    push_notifications: false,
    data_sharing: false,
    auto_save: true,
    country: null,
  },
  medical: { age: null, gender: null, weight_kg: null, allergies: '', medications: '' },
};

const placeOf = (ownerId: string) => ({ table: 'profiles', ownerId, id: ownerId });

/** Settings and medical information; the defaults where nothing was said, also for a guest. */
export async function readProfile(
  db: Queries,
  keyring: Keyring,
  ownerId: string,
): Promise<Profile> {
  const [row] = await db
    .select({ sealed: profiles.sealed, wrappedKey: owners.wrappedKey })
    .from(profiles)
    .innerJoin(owners, eq(owners.id, profiles.ownerId))
    .where(eq(profiles.ownerId, ownerId));
  const key = row && keyring.unwrap(ownerId, row.wrappedKey);
  const told = key ? (open(key, row.sealed, placeOf(ownerId)) as Profile) : DEFAULTS;
  return {
    settings: { ...DEFAULTS.settings, ...told.settings },
    medical: { ...DEFAULTS.medical, ...told.medical },
  };
}

/** In a transaction that holds the account, so that two changes at once do not undo each other. */
export async function writeProfile(
  tx: Queries,
  keyring: Keyring,
  ownerId: string,
  profile: Profile,
  now: Date,
): Promise<void> {
  const key = await ownerKey(tx, keyring, ownerId);
  if (!key) return;
  const kept = { updatedAt: now, sealed: seal(key, profile, placeOf(ownerId)) };
  await tx
    .insert(profiles)
    .values({ ownerId, ...kept })
    .onConflictDoUpdate({ target: profiles.ownerId, set: kept });
}

/** What a case takes from the profile. */
export type Person = Pick<
  CaseInput,
  'age' | 'gender' | 'weight_kg' | 'allergies' | 'current_medications'
>;

/** The medical profile as a case tells it: what was not said is left out. */
export function personOf({
  age,
  gender,
  weight_kg: weight,
  allergies,
  medications,
}: Profile['medical']): Person {
  return {
    ...(age !== null && { age }),
    ...(gender !== null && { gender }),
    ...(weight !== null && { weight_kg: weight }),
    ...(allergies.trim() !== '' && { allergies }),
    ...(medications.trim() !== '' && { current_medications: medications }),
  };
}
