import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { AccountStore } from '../../db/accounts.ts';
import type { Db } from '../../db/connect.ts';
import type { Keyring } from '../../db/crypto.ts';
import { authSessions, owners } from '../../db/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Identity } from '../../http/identity.ts';
import { presentUser } from './present-user.ts';
import { isAlive, type Sessions } from './sessions.ts';
import { readAccessToken } from './tokens.ts';

interface Deps {
  db: Db;
  keyring: Keyring;
  tokenKey: Buffer;
  clock: () => Date;
  adminEmails: readonly string[];
  accounts: AccountStore;
  sessions: Sessions;
}

export function createIdentity(deps: Deps): Identity {
  const { db, keyring, tokenKey, clock, accounts, sessions } = deps;
  return {
    identify: async (authorization) => {
      if (authorization === undefined) return null;
      const now = clock();
      const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
      const claims = token === undefined ? null : await readAccessToken(token, tokenKey, now);
      if (!claims) throw new ApiError('authentication_failed');
      const [session] = await db
        .select({ kind: owners.kind })
        .from(authSessions)
        .innerJoin(owners, eq(owners.id, authSessions.ownerId))
        .where(
          and(
            eq(authSessions.ownerId, claims.ownerId),
            eq(authSessions.id, claims.sessionId),
            isAlive(now),
          ),
        );
      if (!session) throw new ApiError('authentication_failed');
      return { id: claims.ownerId, kind: session.kind, sessionId: claims.sessionId };
    },

    admitGuest: () =>
      db.transaction(async (tx) => {
        const now = clock();
        const id = uuidv7({ msecs: now.getTime() });
        const wrappedKey = keyring.newWrappedKey(id);
        await tx.insert(owners).values({ id, kind: 'guest', createdAt: now, wrappedKey });
        return await sessions.open(tx, { id, kind: 'guest' });
      }),

    userOf: async (owner) => {
      const account = owner.kind === 'account' ? await accounts.find(owner.id) : null;
      return account && presentUser(account, deps.adminEmails);
    },
  };
}
