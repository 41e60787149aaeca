import { and, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/connect.ts';
import type { Keyring } from '../../db/crypto.ts';
import { authSessions, owners, refreshTokens } from '../../db/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Identity, Owner } from '../../http/identity.ts';
import { hashToken, newRefreshToken, readAccessToken, REFRESH_DAYS, signAccessToken } from './tokens.ts';

const DAY_MS = 86_400_000;

interface Deps {
  db: Db;
  keyring: Keyring;
  tokenKey: Buffer;
  clock: () => Date;
}

export function createIdentity({ db, keyring, tokenKey, clock }: Deps): Identity {
  return {
    identify: async (authorization) => {
      if (authorization === undefined) return null;
      const token = /^Bearer (\S+)$/.exec(authorization)?.[1];
      const claims = token === undefined ? null : await readAccessToken(token, tokenKey, clock());
      if (!claims) throw new ApiError('authentication_failed');
      const [session] = await db
        .select({ id: authSessions.id, kind: owners.kind })
        .from(authSessions)
        .innerJoin(owners, eq(owners.id, authSessions.ownerId))
        .where(
          and(
            eq(authSessions.ownerId, claims.ownerId),
            eq(authSessions.id, claims.sessionId),
            isNull(authSessions.endedAt),
          ),
        );
      if (!session) throw new ApiError('authentication_failed');
      return { id: claims.ownerId, kind: session.kind };
    },

    admitGuest: async () => {
      const owner: Owner = { id: uuidv7(), kind: 'guest' };
      const sessionId = uuidv7();
      const refreshToken = newRefreshToken();
      const now = clock();
      await db.transaction(async (tx) => {
        const wrappedKey = keyring.newWrappedKey(owner.id);
        await tx.insert(owners).values({ ...owner, createdAt: now, wrappedKey });
        await tx.insert(authSessions).values({ ownerId: owner.id, id: sessionId, createdAt: now });
        await tx.insert(refreshTokens).values({
          ownerId: owner.id,
          id: uuidv7(),
          authSessionId: sessionId,
          tokenHash: hashToken(refreshToken),
          createdAt: now,
          expiresAt: new Date(now.getTime() + REFRESH_DAYS * DAY_MS),
        });
      });
      const accessToken = await signAccessToken({ ownerId: owner.id, kind: 'guest', sessionId }, tokenKey, now);
      return { owner, tokens: { firebase_id_token: accessToken, refresh_token: refreshToken } };
    },
  };
}
