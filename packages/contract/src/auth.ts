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
  redirect_uri: z.url().max(LIMITS.address),
  nonce: text,
  /** Of the callback, where the provider sends it (RFC 9207). */
  iss: z.url().max(LIMITS.address).optional(),
});
export const refreshRequest = z.strictObject({ refresh_token: z.string().max(200) });
export const claimRequest = z.strictObject({ guest_token: z.string().max(200) });
export const claimed = z.object({ claimed: z.int().min(0) });
export const providers = z.object({
  providers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      configured: z.boolean(),
      authorize_url: z.string().nullable(),
      client_id: z.string().nullable(),
    }),
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

const base64url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]*$/, 'is not base64url')
    .max(max);
/** What a browser answers to the options. Browsers add fields of their own, which are not refused. */
const passkeyAnswer = {
  id: base64url(LIMITS.credentialId),
  rawId: base64url(LIMITS.credentialId),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
};
export const passkeyAttestation = z.looseObject({
  ...passkeyAnswer,
  response: z.looseObject({
    clientDataJSON: base64url(LIMITS.passkeyPart),
    attestationObject: base64url(LIMITS.passkeyPart),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
export const passkeyAssertion = z.looseObject({
  ...passkeyAnswer,
  response: z.looseObject({
    clientDataJSON: base64url(LIMITS.passkeyPart),
    authenticatorData: base64url(LIMITS.passkeyPart),
    signature: base64url(LIMITS.passkeyPart),
    userHandle: base64url(LIMITS.credentialId).nullish(),
  }),
});
/** The password where the sign-in was not a moment ago. */
export const passkeyStart = z
  .strictObject({ password: signInCredentials.shape.password.optional() })
  .nullish();
/** For `navigator.credentials`, in the JSON form of WebAuthn. */
export const passkeyOptions = z.object({ options: z.record(z.string(), z.unknown()) });
export const passkeyRequest = z.strictObject({
  name: z.string().trim().min(1).max(LIMITS.title).optional(),
  credential: passkeyAttestation,
});
export const passkeySignIn = z.strictObject({ credential: passkeyAssertion });
export const passkey = z.object({
  id,
  name: z.string(),
  created_at: timestamp,
  last_used_at: timestamp.nullable(),
});
export const passkeyResponse = z.object({ passkey });
export const passkeys = z.object({ passkeys: z.array(passkey) });
