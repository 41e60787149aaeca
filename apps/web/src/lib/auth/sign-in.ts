import type { Tokens, User } from '@yarrow/contract';
import { call } from '../api.ts';
import { keepSession } from '../session.ts';
import { attempt } from './attempt.ts';
import { claimGuest } from './claim-guest.ts';

export interface Credentials {
  email: string;
  password: string;
}

export const signIn = (body: Credentials): Promise<void> =>
  attempt('Sign-in failed', async () => await enter(await call('signIn', { body })));

export const signUp = (body: Credentials): Promise<void> =>
  attempt('Sign-up failed', async () => await enter(await call('signUp', { body })));

export interface CodeExchange {
  code: string;
  code_verifier: string;
  redirect_uri: string;
  nonce: string;
  iss?: string;
}

export const signInWithCode = (body: CodeExchange): Promise<void> =>
  attempt('Google sign-in failed', async () => await enter(await call('googleOAuth', { body })));

/** Every way in ends here; what the guest made goes along before the next screen asks for it. */
export async function enter({ user, ...tokens }: Tokens & { user: User }): Promise<void> {
  keepSession(tokens, user);
  await claimGuest();
}
