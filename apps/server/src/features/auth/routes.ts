import type {
  claimRequest,
  credentials,
  refreshRequest,
  resetRequest,
  resetWithToken,
  verifyRequest,
} from '@yarrow/contract';
import type { z } from 'zod';
import type { Identity } from '../../http/identity.ts';
import { mount, must, type Call, type Doorway } from '../../http/mount.ts';
import type { AuthDeps } from './auth-deps.ts';
import { claim } from './claim.ts';
import { disownSignUp } from './disown-sign-up.ts';
import { resetPassword, sendReset } from './reset-password.ts';
import { sendVerification } from './send-verification.ts';
import type { Device } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { verifyEmail } from './verify-email.ts';

type With<Body extends z.ZodType> = Call<never, never, z.infer<Body>>;
type OnDevice = Call<never, never, never, Device>;
const DONE = { ok: true };

export function authRoutes(door: Doorway, deps: AuthDeps & { identity: Identity }): void {
  const { sessions, identity } = deps;

  mount(door, 'signUp', ({ body, origin }: With<typeof credentials>) => signUp(deps, body, origin));
  mount(door, 'signIn', ({ body, origin }: With<typeof credentials>) => signIn(deps, body, origin));

  mount(door, 'sendReset', async ({ body, origin }: With<typeof resetRequest>) => {
    await sendReset(deps, body.email, origin);
    return DONE;
  });
  mount(door, 'resetPassword', async ({ body, origin }: With<typeof resetWithToken>) => {
    await resetPassword(deps, body, origin);
    return DONE;
  });
  mount(door, 'verifyEmail', async ({ owner, body, origin }: With<typeof verifyRequest>) => {
    await verifyEmail(deps, body.token, owner, origin);
    return DONE;
  });
  mount(door, 'sendVerification', async ({ owner, origin }: Call) => {
    await sendVerification(deps, must(owner).id, origin);
    return DONE;
  });
  mount(door, 'disownSignUp', async ({ body, origin }: With<typeof verifyRequest>) => {
    await disownSignUp(deps, body.token, origin);
    return DONE;
  });

  mount(door, 'refresh', async ({ body }: With<typeof refreshRequest>) => {
    const { owner, tokens } = await sessions.rotate(body.refresh_token);
    return { ...tokens, user: await identity.userOf(owner) };
  });
  mount(door, 'signOut', async ({ owner }: Call) => {
    const { id, sessionId } = must(owner);
    await sessions.end(id, sessionId);
    return DONE;
  });
  mount(door, 'claim', async ({ owner, body }: With<typeof claimRequest>) => ({
    claimed: await claim(deps, must(owner).id, body.guest_token),
  }));

  mount(door, 'devices', async ({ owner }: Call) => {
    const { id, sessionId } = must(owner);
    const devices = await sessions.list(id);
    return { devices: devices.map((device) => presentDevice(device, sessionId)) };
  });
  mount(
    door,
    'endDevice',
    async ({ owner, found }: OnDevice) => {
      await sessions.end(must(owner).id, found.id);
      return DONE;
    },
    async (owner, id) => (await sessions.list(owner.id)).find((device) => device.id === id),
  );
}

const presentDevice = ({ id, name, createdAt, lastUsedAt }: Device, current: string) => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt.toISOString(),
  current: id === current,
});
