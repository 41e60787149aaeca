import type { Tokens } from '@yarrow/contract';
import { and, desc, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Queries } from '../../db/connect.ts';
import { open, seal, type Keyring } from '../../db/crypto.ts';
import { ownerKey } from '../../db/owner-key.ts';
import { authSessions, owners, refreshTokens } from '../../db/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Owner } from '../../http/identity.ts';
import { deviceName } from './device-name.ts';
import { hashToken, newRefreshToken, REFRESH_DAYS, signAccessToken } from './tokens.ts';

const DAY_MS = 86_400_000;
/** A session nobody used for so long is over. */
export const IDLE_DAYS = 30;

export interface Device {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date;
}

export interface Sessions {
  /** A new session of an owner, with its first tokens. */
  open: (tx: Queries, owner: Omit<Owner, 'sessionId'>, userAgent?: string) => Promise<Opened>;
  /** A fresh pair for a refresh token that is good. */
  rotate: (refreshToken: string) => Promise<Opened>;
  /** Refuses a refresh token that is not good, and ends the session of one that was used before. */
  refuse: (refreshToken: string) => Promise<never>;
  list: (ownerId: string) => Promise<Device[]>;
  /** When the person signed in; null for a session that is not there. */
  openedAt: (owner: Owner) => Promise<Date | null>;
  end: (ownerId: string, id: string) => Promise<void>;
  endAll: (tx: Queries, ownerId: string) => Promise<void>;
}

export interface Opened {
  owner: Owner;
  tokens: Tokens;
}

interface Deps {
  db: Db;
  keyring: Keyring;
  tokenKey: Buffer;
  clock: () => Date;
}

/** In the database: sessions that are neither ended nor idle for too long. */
export const isAlive = (now: Date): SQL | undefined =>
  and(
    isNull(authSessions.endedAt),
    gt(authSessions.lastUsedAt, new Date(now.getTime() - IDLE_DAYS * DAY_MS)),
  );

export function createSessions({ db, keyring, tokenKey, clock }: Deps): Sessions {
  const placeOf = (ownerId: string, id: string) => ({ table: 'auth_sessions', ownerId, id });

  const issue = async (tx: Queries, owner: Owner): Promise<Opened> => {
    const now = clock();
    const refreshToken = newRefreshToken();
    await tx.insert(refreshTokens).values({
      ownerId: owner.id,
      id: uuidv7(),
      authSessionId: owner.sessionId,
      tokenHash: hashToken(refreshToken),
      createdAt: now,
      expiresAt: new Date(now.getTime() + REFRESH_DAYS * DAY_MS),
    });
    const claims = { ownerId: owner.id, kind: owner.kind, sessionId: owner.sessionId };
    const accessToken = await signAccessToken(claims, tokenKey, now);
    return { owner, tokens: { firebase_id_token: accessToken, refresh_token: refreshToken } };
  };

  const refuse = async (refreshToken: string): Promise<never> => {
    const [reused] = await db
      .select({ ownerId: refreshTokens.ownerId, id: refreshTokens.authSessionId })
      .from(refreshTokens)
      .where(
        and(
          eq(refreshTokens.tokenHash, hashToken(refreshToken)),
          isNotNull(refreshTokens.rotatedAt),
        ),
      );
    if (reused) await end(reused.ownerId, reused.id);
    throw new ApiError('authentication_failed');
  };

  const end = async (ownerId: string, id: string): Promise<void> => {
    await db
      .update(authSessions)
      .set({ endedAt: clock() })
      .where(
        and(
          eq(authSessions.ownerId, ownerId),
          eq(authSessions.id, id),
          isNull(authSessions.endedAt),
        ),
      );
  };

  return {
    open: async (tx, { id: ownerId, kind }, userAgent) => {
      const now = clock();
      const id = uuidv7({ msecs: now.getTime() });
      const key = await ownerKey(tx, keyring, ownerId);
      if (!key) throw new ApiError('authentication_failed');
      const sealed = seal(key, { name: deviceName(userAgent) }, placeOf(ownerId, id));
      await tx
        .insert(authSessions)
        .values({ ownerId, id, createdAt: now, lastUsedAt: now, sealed });
      return await issue(tx, { id: ownerId, kind, sessionId: id });
    },

    rotate: async (refreshToken) => {
      const now = clock();
      const opened = await db.transaction(async (tx) => {
        // One statement decides who of several comes first; the others find the token rotated.
        const [rotated] = await tx
          .update(refreshTokens)
          .set({ rotatedAt: now })
          .from(authSessions)
          .where(
            and(
              eq(refreshTokens.tokenHash, hashToken(refreshToken)),
              isNull(refreshTokens.rotatedAt),
              gt(refreshTokens.expiresAt, now),
              eq(authSessions.ownerId, refreshTokens.ownerId),
              eq(authSessions.id, refreshTokens.authSessionId),
              isAlive(now),
            ),
          )
          .returning({ ownerId: refreshTokens.ownerId, sessionId: refreshTokens.authSessionId });
        if (!rotated) return null;
        const { ownerId, sessionId } = rotated;
        await tx
          .update(authSessions)
          .set({ lastUsedAt: now })
          .where(and(eq(authSessions.ownerId, ownerId), eq(authSessions.id, sessionId)));
        const [owner] = await tx
          .select({ kind: owners.kind })
          .from(owners)
          .where(eq(owners.id, ownerId));
        return owner ? await issue(tx, { id: ownerId, kind: owner.kind, sessionId }) : null;
      });
      return opened ?? (await refuse(refreshToken));
    },

    list: async (ownerId) => {
      const rows = await db
        .select()
        .from(authSessions)
        .where(and(eq(authSessions.ownerId, ownerId), isAlive(clock())))
        .orderBy(desc(authSessions.lastUsedAt));
      const key = await ownerKey(db, keyring, ownerId);
      return rows.map(({ id, createdAt, lastUsedAt, sealed }) => {
        const told = key && sealed && (open(key, sealed, placeOf(ownerId, id)) as { name: string });
        return { id, createdAt, lastUsedAt, name: told?.name ?? deviceName(undefined) };
      });
    },

    openedAt: async ({ id, sessionId }) => {
      const [row] = await db
        .select({ createdAt: authSessions.createdAt })
        .from(authSessions)
        .where(and(eq(authSessions.ownerId, id), eq(authSessions.id, sessionId)));
      return row?.createdAt ?? null;
    },

    refuse,
    end,
    endAll: async (tx, ownerId) => {
      await tx
        .update(authSessions)
        .set({ endedAt: clock() })
        .where(and(eq(authSessions.ownerId, ownerId), isNull(authSessions.endedAt)));
    },
  };
}
