import type { passkeySignIn } from '@yarrow/contract';
import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import type { Queries } from '../../../db/connect.ts';
import { listPasskeys, usedPasskey } from '../../../db/passkeys.ts';
import { ApiError } from '../../../http/api-error.ts';
import { spend } from '../../../http/budgets.ts';
import type { Origin } from '../../../http/mount.ts';
import { openSession, type SignedIn } from '../open-session.ts';
import { challengeOf } from './challenges.ts';
import type { PasskeyDeps } from './register.ts';
import { relyingParty } from './relying-party.ts';

type Credential = z.infer<typeof passkeySignIn>['credential'];

/** Asks for no name: the same for everybody, so it tells nothing of anybody. */
export const signInOptions = ({ challenges, publicUrl }: PasskeyDeps) =>
  generateAuthenticationOptions({
    rpID: relyingParty(publicUrl).naming.rpID,
    challenge: challenges.issue('sign-in'),
    userVerification: 'required',
  });

/** Every failure is the same answer. */
export async function signInWithPasskey(
  deps: PasskeyDeps,
  credential: Credential,
  origin: Origin,
): Promise<SignedIn> {
  const { accounts, budgets, challenges, db } = deps;
  await spend(budgets, 'token-network', origin.network);
  const challenge = challengeOf(credential.response.clientDataJSON);
  if (!(await challenges.spend(challenge, 'sign-in'))) throw new ApiError('authentication_failed');
  const account = await accounts.findBy('passkey', credential.id);
  const handle = credential.response.userHandle;
  const isWhose = !handle || Buffer.from(handle, 'base64url').toString() === account?.id;
  if (!account || !isWhose) throw new ApiError('authentication_failed');
  return await db.transaction(async (tx) => {
    await verify(deps, tx, account.id, credential, challenge);
    return await openSession(deps, account, origin, tx);
  });
}

async function verify(
  { clock, keyring, publicUrl }: PasskeyDeps,
  tx: Queries,
  ownerId: string,
  credential: Credential,
  challenge: string,
): Promise<void> {
  const all = await listPasskeys(tx, keyring, ownerId, true);
  const passkey = all.find(({ credentialId }) => credentialId === credential.id);
  if (!passkey) throw new ApiError('authentication_failed');
  const shown = await verifyAuthenticationResponse({
    response: credential as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    ...relyingParty(publicUrl).expected,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => null);
  if (!shown?.verified) throw new ApiError('authentication_failed');
  const counter = shown.authenticationInfo.newCounter;
  await usedPasskey(tx, keyring, ownerId, { ...passkey, counter }, clock());
}
