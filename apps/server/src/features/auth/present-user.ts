import type { User } from '@yarrow/contract';
import type { Account } from '../../db/accounts.ts';
import { addressName } from '../../db/directory.ts';

/** The role counts only for an address that is known to be the person's own. */
export function presentUser(account: Account, adminEmails: readonly string[]): User {
  const { id, displayName, email, verifiedAt } = account;
  const emailVerified = verifiedAt !== null;
  const clinician = emailVerified && adminEmails.includes(addressName(email));
  // A picture would have to come from somewhere else, and no page asks anything of anybody else.
  return {
    id,
    displayName,
    email,
    photoURL: null,
    emailVerified,
    role: clinician ? 'clinician' : 'user',
  };
}
