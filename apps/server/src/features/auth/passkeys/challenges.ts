import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Queries } from '../../../db/connect.ts';
import { spentChallenges } from '../../../db/schema.ts';

/*
 * A challenge carries its own proof: 16 random bytes, when it ends (6 bytes), and a keyed hash of both with what it is
 * for. So nothing is stored for those who only ask, and answering one makes it worthless.
 */

const RANDOM = 16;
const TIME = 6;
const PROOF = 16;
const LASTS_MS = 5 * 60_000;

/** What for: to register with an account, or to sign in as anybody. */
export type ChallengePurpose = `register ${string}` | 'sign-in';

export interface Challenges {
  issue: (purpose: ChallengePurpose) => Uint8Array<ArrayBuffer>;
  /** True once for a challenge of ours that is for this and in time. */
  spend: (challenge: string, purpose: ChallengePurpose) => Promise<boolean>;
}

export function createChallenges(db: Queries, tokenKey: Buffer, clock: () => Date): Challenges {
  const key = Buffer.from(hkdfSync('sha256', tokenKey, '', 'yarrow challenge 1', 32));
  const proofOf = (body: Buffer, purpose: ChallengePurpose): Buffer =>
    createHmac('sha256', key).update(body).update(purpose).digest().subarray(0, PROOF);

  return {
    issue: (purpose) => {
      const body = Buffer.concat([randomBytes(RANDOM), Buffer.alloc(TIME)]);
      body.writeUIntBE(clock().getTime() + LASTS_MS, RANDOM, TIME);
      return new Uint8Array(Buffer.concat([body, proofOf(body, purpose)]));
    },

    spend: async (challenge, purpose) => {
      const bytes = Buffer.from(challenge, 'base64url');
      if (bytes.length !== RANDOM + TIME + PROOF) return false;
      const body = bytes.subarray(0, RANDOM + TIME);
      if (!timingSafeEqual(bytes.subarray(RANDOM + TIME), proofOf(body, purpose))) return false;
      const ends = body.readUIntBE(RANDOM, TIME);
      if (ends <= clock().getTime()) return false;
      const spent = await db
        .insert(spentChallenges)
        .values({ key: createHash('sha256').update(bytes).digest(), expiresAt: new Date(ends) })
        .onConflictDoNothing()
        .returning({ key: spentChallenges.key });
      return spent.length > 0;
    },
  };
}

/** The challenge a browser says it answered. */
export function challengeOf(clientDataJSON: string): string {
  try {
    const said = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as unknown;
    const { challenge } = said as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}
