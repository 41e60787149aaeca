import type { profileChange } from '@yarrow/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { AccountStore } from '../../db/accounts.ts';
import type { Db } from '../../db/connect.ts';
import type { Keyring } from '../../db/crypto.ts';
import { readProfile } from '../../db/profiles.ts';
import { owners } from '../../db/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Identity, Owner } from '../../http/identity.ts';
import { mount, must, type Call, type Doorway } from '../../http/mount.ts';
import { Download } from '../../http/download.ts';
import { changeProfile } from './change-profile.ts';
import { exportAccount, type ExportPart } from './export-account.ts';

export interface AccountDeps {
  db: Db;
  keyring: Keyring;
  clock: () => Date;
  accounts: AccountStore;
  identity: Identity;
  exports: readonly ExportPart[];
}

export function accountRoutes(door: Doorway, deps: AccountDeps): void {
  const { db, keyring, identity, exports } = deps;
  const present = async (owner: Owner) => {
    const user = await identity.userOf(owner);
    // Deleted since the request began.
    if (!user) throw new ApiError('authentication_failed');
    return { user, ...(await readProfile(db, keyring, owner.id)) };
  };

  mount(door, 'getProfile', ({ owner }: Call) => present(must(owner)));

  mount(door, 'changeProfile', async ({ owner, body }: Call<never, never, Body>) => {
    await changeProfile(deps, must(owner).id, body);
    return await present(must(owner));
  });

  mount(door, 'exportAccount', async ({ owner }: Call) => {
    const now = deps.clock();
    const name = `yarrow-export-${now.toISOString().slice(0, 10)}.zip`;
    return new Download(name, 'application/zip', await exportAccount(exports, must(owner), now));
  });

  mount(door, 'deleteAccount', async ({ owner }: Call) => {
    // With this row go the key to everything sealed, and every row that names the owner.
    await db.delete(owners).where(eq(owners.id, must(owner).id));
    return { ok: true };
  });
}

type Body = z.infer<typeof profileChange>;
