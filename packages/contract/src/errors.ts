import { z } from 'zod';
import { safety } from './safety.ts';

/** Every error the API answers with: its code, its HTTP status and the sentence a person is shown. */
export const ERRORS = {
  invalid_request: { status: 400, message: 'Something in the request is not as it should be.' },
  no_symptom: { status: 400, message: 'Please tell us at least one symptom.' },
  authentication_failed: { status: 401, message: 'Authentication failed - please sign in again' },
  wrong_credentials: { status: 401, message: 'The email address or password is not right.' },
  sign_in_to_confirm: {
    status: 401,
    message: 'Please sign in to the account this link is for, to finish confirming its address.',
  },
  identity_unconfirmed: {
    status: 403,
    message: 'Please enter your password again, so that we know it is you.',
  },
  wrong_password: { status: 403, message: 'This password is not right.' },
  address_unverified: {
    status: 403,
    message:
      'The identity provider has not verified this email address. Verify it there, or sign in with email and password.',
  },
  not_found: { status: 404, message: 'This is not here.' },
  account_exists: { status: 409, message: 'There is already an account with this email address.' },
  session_ended: { status: 409, message: 'This chat session has ended.' },
  already_claimed: { status: 409, message: 'This has already been added to an account.' },
  body_too_large: { status: 413, message: 'This is too long to send.' },
  unsupported_media_type: { status: 415, message: 'The server takes JSON.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a moment.' },
  internal_error: { status: 500, message: 'Something went wrong on our side.' },
  provider_unavailable: {
    status: 503,
    message: 'The identity provider cannot be reached right now. Please try again in a moment.',
  },
  unavailable: { status: 503, message: 'Yarrow cannot reach its storage right now.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

export const errorBody = z.object({
  error: z.object({
    code: z.enum(ERROR_CODES),
    message: z.string(),
    /** For `invalid_request`: which field, and what is wrong with it. */
    details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  }),
  /** Judged on the words that were sent, where a person sent words: a failure too comes with the help there is. */
  safety: safety.optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
