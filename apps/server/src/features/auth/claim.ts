import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { moveRecords } from '../../db/move-records.ts';
import { ownerKey } from '../../db/owner-key.ts';
import { authSessions, claims, owners, refreshTokens } from '../../db/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { AuthDeps } from './auth-deps.ts';
import { isAlive } from './sessions.ts';
import { hashToken } from './tokens.ts';

/**
 * Moves what a guest stored to the account, whole or not at all, and ends the guest. Of two claims at once one moves
 * and the other finds it done. Returns the number of analyses moved.
 */
export async function claim(
  deps: AuthDeps,
  accountId: string,
  guestToken: string,
): Promise<number> {
  const hash = hashToken(guestToken);
  const moved = await deps.db.transaction(async (tx) => {
    const guestId = await lockGuest(tx, hash, deps.clock());
    if (guestId === null) return await settled(tx, hash, accountId);
    const [guest, account] = [await party(deps, tx, guestId), await party(deps, tx, accountId)];
    if (!guest || !account) return null;
    const count = await moveRecords(tx, guest, account);
    const claimedAt = deps.clock();
    await tx.insert(claims).values({ ownerId: accountId, guestId, tokenHash: hash, claimedAt });
    await tx.delete(owners).where(eq(owners.id, guestId));
    return count;
  });
  if (moved !== null) return moved;
  // Neither good nor known from before. If it was rotated, it may be stolen: that ends the guest's session.
  return await deps.sessions.refuse(guestToken);
}

/** The guest of a token that is still good. His tokens are locked first, as a refresh does, then himself. */
async function lockGuest(tx: Queries, hash: Buffer, now: Date): Promise<string | null> {
  const [token] = await tx
    .select({
      ownerId: refreshTokens.ownerId,
      session: refreshTokens.authSessionId,
      rotatedAt: refreshTokens.rotatedAt,
      expiresAt: refreshTokens.expiresAt,
    })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hash))
    .for('update');
  if (!token || token.rotatedAt !== null || token.expiresAt <= now) return null;
  // Whoever is storing something for the guest just now is waited for, and nobody can start.
  const [guest] = await tx
    .select({ id: owners.id })
    .from(owners)
    .where(and(eq(owners.id, token.ownerId), eq(owners.kind, 'guest')))
    .for('update');
  const [session] = await tx
    .select({ id: authSessions.id })
    .from(authSessions)
    .where(
      and(
        eq(authSessions.ownerId, token.ownerId),
        eq(authSessions.id, token.session),
        isAlive(now),
      ),
    );
  return guest && session ? guest.id : null;
}

/** What to answer about a guest who was claimed before; null where none was. */
async function settled(tx: Queries, hash: Buffer, accountId: string): Promise<number | null> {
  const [before] = await tx
    .select({ ownerId: claims.ownerId })
    .from(claims)
    .where(eq(claims.tokenHash, hash));
  if (!before) return null;
  if (before.ownerId !== accountId) throw new ApiError('already_claimed');
  return 0;
}

async function party({ keyring }: AuthDeps, tx: Queries, id: string) {
  const key = await ownerKey(tx, keyring, id);
  return key && { id, key };
}
