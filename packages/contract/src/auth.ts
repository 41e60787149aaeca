import { z } from 'zod';
import { id, text, timestamp } from './common.ts';
import { LIMITS } from './limits.ts';

export const email = z.email().max(LIMITS.email);
export const password = z.string().min(LIMITS.passwordMin).max(LIMITS.passwordMax);

export const user = z.object({
  id,
  displayName: z.string().nullable(),
  email: z.string(),
  photoURL: z.string().nullable(),
  emailVerified: z.boolean(),
  role: z.enum(['user', 'clinician']),
});
export type User = z.infer<typeof user>;

/** The access token keeps its wire name; it is a signed JWT of 15 minutes. */
export const tokens = z.object({ firebase_id_token: z.string(), refresh_token: z.string() });
export type Tokens = z.infer<typeof tokens>;

export const signedIn = tokens.extend({ user });
export const credentials = z.strictObject({ email, password });
/** At sign-in the length of a password is no business of the form's. */
export const signInCredentials = z.strictObject({
  email,
  password: z.string().min(1).max(LIMITS.passwordMax),
});
export const resetRequest = z.strictObject({ email });
export const resetWithToken = z.strictObject({ token: text, password });
export const verifyRequest = z.strictObject({ token: text });
export const oauthRequest = z.strictObject({
  code: text,
  code_verifier: z.string().min(43).max(128),
  redirect_uri: z.url(),
  nonce: text,
});
export const refreshRequest = z.strictObject({ refresh_token: z.string().max(200) });
export const claimRequest = z.strictObject({ guest_token: z.string().max(200) });
export const claimed = z.object({ claimed: z.int().min(0) });
export const providers = z.object({
  providers: z.array(
    z.object({ id: z.string(), name: z.string(), configured: z.boolean(), authorize_url: z.string().nullable(), client_id: z.string().nullable(), }),
  ),
});
export const device = z.object({
  id,
  name: z.string(),
  created_at: timestamp,
  last_used_at: timestamp,
  current: z.boolean(),
});
export const devices = z.object({ devices: z.array(device) });
export const done = z.object({ ok: z.literal(true) });
