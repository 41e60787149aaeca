import type { Tokens, User } from '@yarrow/contract';

/** Whose records a request may touch. */
export interface Owner {
  id: string;
  kind: 'guest' | 'account';
  /** The sign-in this request belongs to. */
  sessionId: string;
}

/** Who is asking. Provided by the accounts; the routes only ask. */
export interface Identity {
  /** Null without a token. Throws `authentication_failed` for one that is not, or no longer, good. */
  identify: (authorization: string | undefined) => Promise<Owner | null>;
  /** A new guest, with the tokens that are his only key to what he stores. */
  admitGuest: () => Promise<{ owner: Owner; tokens: Tokens }>;
  /** Null for a guest. The role is judged at each call, and stored nowhere. */
  userOf: (owner: Owner) => Promise<User | null>;
}
