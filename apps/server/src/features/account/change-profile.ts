import type { profileChange } from '@yarrow/contract';
import type { z } from 'zod';
import { readProfile, writeProfile } from '../../db/profiles.ts';
import type { AccountDeps } from './routes.ts';

/** Changes what is named and leaves the rest. An empty name is none. */
export async function changeProfile(
  { db, keyring, clock, accounts }: AccountDeps,
  ownerId: string,
  { displayName, settings, medical }: z.infer<typeof profileChange>,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Also holds the account until the end, so that two changes at once come one after the other.
    await accounts.change(tx, ownerId, () =>
      displayName === undefined ? {} : { displayName: displayName || null },
    );
    const before = await readProfile(tx, keyring, ownerId);
    await writeProfile(
      tx,
      keyring,
      ownerId,
      {
        settings: { ...before.settings, ...defined(settings) },
        medical: { ...before.medical, ...defined(medical) },
      },
      clock(),
    );
  });
}

/** Without what was not named. */
const defined = <T extends object>(change: T | undefined) =>
  Object.fromEntries(Object.entries(change ?? {}).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
