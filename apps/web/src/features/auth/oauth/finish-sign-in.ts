import { destinationOf, type Destination } from '../../../lib/auth/destination.ts';
import { signInWithCode } from '../../../lib/auth/sign-in.ts';
import { clearFlow, readFlow, readJourney } from './flow-storage.ts';
import { readCallback } from './read-callback.ts';

/** Answers with where to go. Whatever comes of it, nothing that was remembered stays behind. */
export async function finishSignIn(search: string): Promise<Destination> {
  try {
    const { redirectUri, from } = readJourney();
    await signInWithCode(readCallback(new URLSearchParams(search), readFlow(), redirectUri));
    return destinationOf({ from });
  } finally {
    clearFlow();
  }
}
