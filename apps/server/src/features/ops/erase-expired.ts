import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { owners, symptomSessions } from '../../db/schema.ts';

const DAY_MS = 86_400_000;
/** What a guest stored and no account claimed is kept this long. */
export const GUEST_DAYS = 30;
const EVERY_MS = 3_600_000;

/** Erases guests who are past their time, with everything of theirs, and analyses that were kept for a while only. */
export async function eraseExpired(db: Db, now: Date): Promise<{ guests: number; analyses: number }> {
  const oldest = new Date(now.getTime() - GUEST_DAYS * DAY_MS);
  const guests = await db
    .delete(owners)
    .where(and(eq(owners.kind, 'guest'), lt(owners.createdAt, oldest)))
    .returning({ id: owners.id });
  const analyses = await db
    .delete(symptomSessions)
    .where(and(isNotNull(symptomSessions.expiresAt), lt(symptomSessions.expiresAt, now)))
    .returning({ id: symptomSessions.id });
  return { guests: guests.length, analyses: analyses.length };
}

/** Now and every hour. What fails is told and tried again; nothing depends on its being punctual. */
export function keepErasing(
  db: Db,
  clock: () => Date,
  log: { info: (message: string) => void; warn: (message: string) => void },
): { stop: () => void } {
  const run = (): void => {
    eraseExpired(db, clock()).then(
      ({ guests, analyses }) => {
        if (guests + analyses > 0) log.info(`erased ${guests} guests and ${analyses} analyses past their time`);
      },
      () => log.warn('what is past its time could not be erased; trying again in an hour'),
    );
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
