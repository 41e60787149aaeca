import { createHash, randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const ISSUER = 'yarrow';
const ALGORITHM = 'HS256';
export const ACCESS_MINUTES = 15;
export const REFRESH_DAYS = 30;

/** What an access token says: who, of which kind, and in which session it ends with. */
export interface Claims {
  ownerId: string;
  kind: 'guest' | 'account';
  sessionId: string;
}

const claims = z.object({ sub: z.uuid(), kind: z.enum(['guest', 'account']), sid: z.uuid() });

export const signAccessToken = (
  { ownerId, kind, sessionId }: Claims,
  key: Buffer,
  now: Date,
): Promise<string> =>
  new SignJWT({ kind, sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(ownerId)
    .setIssuer(ISSUER)
    .setAudience(ISSUER)
    .setIssuedAt(now)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + ACCESS_MINUTES * 60)
    .sign(key);

/** Null for anything but a token of ours that is in date. */
export async function readAccessToken(
  token: string,
  key: Buffer,
  now: Date,
): Promise<Claims | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: ISSUER,
      requiredClaims: ['exp'],
      currentDate: now,
    });
    const { sub, kind, sid } = claims.parse(payload);
    return { ownerId: sub, kind, sessionId: sid };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null;
    throw error;
  }
}

/** Opaque: 32 random bytes, kept only as a hash. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
