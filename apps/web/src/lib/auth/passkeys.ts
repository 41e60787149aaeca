import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ApiError } from '../api-error.ts';
import { call } from '../api.ts';
import { attempt } from './attempt.ts';
import { enter } from './sign-in.ts';

/** Browsers offer them only on https and on localhost. */
export const hasPasskeys = (): boolean =>
  globalThis.isSecureContext && typeof PublicKeyCredential === 'function';

const NONE_GIVEN = 'No passkey was used. You can try again, or sign in with your email.';
const NONE_MADE = 'No passkey was made. You can try again at any time.';
const THERE_ALREADY = 'This device has a passkey for your account already.';

/** Needs no address and no password: the browser asks which passkey, and the device asks who is there. */
export const signInWithPasskey = (): Promise<void> =>
  attempt('Sign-in failed', async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const { options } = await call('passkeySignInOptions');
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const credential = await startAuthentication({ optionsJSON }).catch(() => {
      // Cancelled, timed out, none there: browsers do not say which, so that no page can tell.
      throw new ApiError(NONE_GIVEN, 0, 'wrong_credentials');
    });
    await enter(await call('passkeySignIn', { body: { credential } }));
  });

/** Without a password it works only for a short while after signing in; then it fails with `identity_unconfirmed`. */
export async function addPasskey(password?: string): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { options } = await call(
    'passkeyOptions',
    password === undefined ? {} : { body: { password } },
  );
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const credential = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    const there = error instanceof Error && error.name === 'InvalidStateError';
    throw new ApiError(there ? THERE_ALREADY : NONE_MADE, 0, 'invalid_request');
  });
  await call('addPasskey', { body: { credential } });
}

export const listPasskeys = async () => (await call('passkeys')).passkeys;

export async function removePasskey(id: string): Promise<void> {
  await call('deletePasskey', { params: { id } });
}
