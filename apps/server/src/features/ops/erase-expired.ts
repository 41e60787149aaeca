import { and, eq, isNotNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  authSessions,
  mailTokens,
  owners,
  refreshTokens,
  spentChallenges,
  symptomSessions,
} from '../../db/schema.ts';

const DAY_MS = 86_400_000;
/** What a guest stored and no account claimed is kept this long. */
export const GUEST_DAYS = 30;
/** A sign-in nobody used for so long is refused by then. */
const IDLE_DAYS = 30;
const EVERY_MS = 3_600_000;

/** Erases guests who are past their time, with everything of theirs, and analyses that were kept for a while only. */
export async function eraseExpired(
  db: Db,
  now: Date,
): Promise<{ guests: number; analyses: number }> {
  const oldest = new Date(now.getTime() - GUEST_DAYS * DAY_MS);
  const guests = await db
    .delete(owners)
    .where(and(eq(owners.kind, 'guest'), lt(owners.createdAt, oldest)))
    .returning({ id: owners.id });
  const analyses = await db
    .delete(symptomSessions)
    .where(and(isNotNull(symptomSessions.expiresAt), lt(symptomSessions.expiresAt, now)))
    .returning({ id: symptomSessions.id });
  await eraseSpentSignIns(db, now);
  return { guests: guests.length, analyses: analyses.length };
}

/** Sessions and tokens that would be refused anyway: when a person was here is nobody's business for longer. */
async function eraseSpentSignIns(db: Db, now: Date): Promise<void> {
  const idle = new Date(now.getTime() - IDLE_DAYS * DAY_MS);
  await db
    .delete(authSessions)
    .where(or(isNotNull(authSessions.endedAt), lt(authSessions.lastUsedAt, idle)));
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
  await db.delete(mailTokens).where(lt(mailTokens.expiresAt, now));
  await db.delete(spentChallenges).where(lt(spentChallenges.expiresAt, now));
}

/** Now and every hour. What fails is told and tried again; nothing depends on its being punctual. */
export function keepErasing(
  db: Db,
  clock: () => Date,
  log: { info: (message: string) => void; warn: (message: string) => void },
): { stop: () => void } {
  const run = async (): Promise<void> => {
    try {
      const { guests, analyses } = await eraseExpired(db, clock());
      if (guests + analyses > 0)
        log.info(`erased ${guests} guests and ${analyses} analyses past their time`);
    } catch {
      log.warn('what is past its time could not be erased; trying again in an hour');
    }
  };
  void run();
  const timer = setInterval(() => void run(), EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
