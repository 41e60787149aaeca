import { and, eq, gt, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Queries } from '../../db/connect.ts';
import { mailTokens, type MAIL_PURPOSES } from '../../db/schema.ts';
import { hashToken, newRefreshToken } from './tokens.ts';

export type MailPurpose = (typeof MAIL_PURPOSES)[number];

const HOUR_MS = 3_600_000;
const LASTS_MS: Record<MailPurpose, number> = { verify: 24 * HOUR_MS, reset: HOUR_MS };

/** A token for a link in a mail; kept only as a hash. */
export async function issueMailToken(
  db: Queries,
  purpose: MailPurpose,
  ownerId: string,
  now: Date,
): Promise<string> {
  const token = newRefreshToken();
  await db.insert(mailTokens).values({
    ownerId,
    id: uuidv7({ msecs: now.getTime() }),
    purpose,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LASTS_MS[purpose]),
  });
  return token;
}

/** Whose token it is, once; null for one that is used, too old, for something else or unknown. */
export async function useMailToken(
  tx: Queries,
  purpose: MailPurpose,
  token: string,
  now: Date,
): Promise<string | null> {
  const [used] = await tx
    .update(mailTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailTokens.tokenHash, hashToken(token)),
        eq(mailTokens.purpose, purpose),
        isNull(mailTokens.usedAt),
        gt(mailTokens.expiresAt, now),
      ),
    )
    .returning({ ownerId: mailTokens.ownerId });
  return used?.ownerId ?? null;
}

/** After one was used, no other of the same purpose works either. */
export async function voidMailTokens(
  tx: Queries,
  purpose: MailPurpose,
  ownerId: string,
  now: Date,
): Promise<void> {
  await tx
    .update(mailTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailTokens.ownerId, ownerId),
        eq(mailTokens.purpose, purpose),
        isNull(mailTokens.usedAt),
      ),
    );
}
