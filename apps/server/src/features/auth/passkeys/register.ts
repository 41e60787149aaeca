import { LIMITS, type passkeyRequest } from '@yarrow/contract';
import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import { addPasskey, listPasskeys, type Passkey } from '../../../db/passkeys.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { deviceName } from '../device-name.ts';
import { challengeOf, type Challenges } from './challenges.ts';
import { relyingParty } from './relying-party.ts';

export interface PasskeyDeps extends AuthDeps {
  challenges: Challenges;
}

/** What the browser needs to make a passkey that signs in by itself: found without a name, and used with a PIN or finger. */
export async function registrationOptions(deps: PasskeyDeps, ownerId: string) {
  const { accounts, challenges, db, keyring, publicUrl } = deps;
  const account = await accounts.find(ownerId);
  if (!account) throw new ApiError('authentication_failed');
  const present = await listPasskeys(db, keyring, ownerId);
  return await generateRegistrationOptions({
    ...relyingParty(publicUrl).naming,
    userID: new Uint8Array(Buffer.from(ownerId)),
    userName: account.email,
    userDisplayName: account.displayName ?? account.email,
    challenge: challenges.issue(`register ${ownerId}`),
    attestationType: 'none',
    excludeCredentials: present.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

export async function registerPasskey(
  deps: PasskeyDeps,
  ownerId: string,
  { credential, name }: z.infer<typeof passkeyRequest>,
  userAgent: string | undefined,
): Promise<Passkey> {
  const { challenges, clock, db, keyring, publicUrl } = deps;
  const challenge = challengeOf(credential.response.clientDataJSON);
  if (!(await challenges.spend(challenge, `register ${ownerId}`))) throw refused();
  const response = credential as unknown as RegistrationResponseJSON;
  const { expected } = relyingParty(publicUrl);
  const made = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    ...expected,
  }).catch(() => null);
  if (!made?.verified) throw refused();
  const { id: credentialId, publicKey, counter } = made.registrationInfo.credential;
  const details = {
    credentialId,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: credential.response.transports ?? [],
    name: name ?? deviceName(userAgent),
  };
  return await db.transaction(async (tx) => {
    const present = await listPasskeys(tx, keyring, ownerId, true);
    const added =
      present.length < LIMITS.passkeys &&
      (await addPasskey(tx, keyring, ownerId, details, clock()));
    if (!added) throw refused();
    return added;
  });
}

const refused = (): ApiError =>
  new ApiError('invalid_request', [
    { field: 'credential', message: 'is not a passkey to add here' },
  ]);
