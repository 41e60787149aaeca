import type { passkeyRequest, passkeySignIn, passkeyStart } from '@yarrow/contract';
import type { z } from 'zod';
import { erasePasskeys, listPasskeys, type Passkey } from '../../../db/passkeys.ts';
import { mount, must, type Call, type Doorway } from '../../../http/mount.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { confirmIdentity } from '../confirm-identity.ts';
import { createChallenges } from './challenges.ts';
import { registerPasskey, registrationOptions } from './register.ts';
import { signInOptions, signInWithPasskey } from './sign-in-passkey.ts';

type With<Body extends z.ZodType> = Call<never, never, z.infer<Body>>;

export function passkeyRoutes(door: Doorway, auth: AuthDeps): void {
  const { db, keyring } = auth;
  const deps = { ...auth, challenges: createChallenges(db, auth.tokenKey, auth.clock) };

  mount(door, 'passkeyOptions', async ({ owner, body, origin }: With<typeof passkeyStart>) => {
    // Here rather than when it is added: without the challenge of these options none can be.
    await confirmIdentity(deps, must(owner), body?.password, origin);
    return { options: await registrationOptions(deps, must(owner).id) };
  });
  mount(door, 'addPasskey', async ({ owner, body, origin }: With<typeof passkeyRequest>) => ({
    passkey: present(await registerPasskey(deps, must(owner).id, body, origin.userAgent)),
  }));
  mount(door, 'passkeys', async ({ owner }: Call) => ({
    passkeys: (await listPasskeys(db, keyring, must(owner).id)).map(present),
  }));
  mount(
    door,
    'deletePasskey',
    async ({ owner, found }: Call<never, never, never, Passkey>) => {
      await db.transaction((tx) => erasePasskeys(tx, keyring, must(owner).id, [found]));
      return { ok: true };
    },
    async ({ id: ownerId }, id) =>
      (await listPasskeys(db, keyring, ownerId)).find((one) => one.id === id),
  );

  mount(door, 'passkeySignInOptions', async () => ({ options: await signInOptions(deps) }));
  mount(door, 'passkeySignIn', ({ body, origin }: With<typeof passkeySignIn>) =>
    signInWithPasskey(deps, body.credential, origin),
  );
}

const present = ({ id, name, createdAt, lastUsedAt }: Passkey) => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});
