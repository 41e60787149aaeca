import type { AccountStore } from '../../db/accounts.ts';
import type { Db } from '../../db/connect.ts';
import type { Keyring } from '../../db/crypto.ts';
import type { Budgets } from '../../http/budgets.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Background } from '../../http/background.ts';
import type { Sessions } from './sessions.ts';

/** What the use-cases of sign-in work with. */
export interface AuthDeps {
  db: Db;
  keyring: Keyring;
  tokenKey: Buffer;
  clock: () => Date;
  publicUrl: string;
  adminEmails: readonly string[];
  accounts: AccountStore;
  sessions: Sessions;
  budgets: Budgets;
  mailer: Mailer;
  background: Background;
}
