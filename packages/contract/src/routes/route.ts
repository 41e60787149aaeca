import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';

/**
 * Who may call: `anyone` needs no token; `owner` takes a guest's or an account's token and reads only what is
 * theirs; `account` takes an account's; `anyone-or-owner` works without a token and answers with a guest's.
 */
export type Access = 'anyone' | 'anyone-or-owner' | 'owner' | 'account';

export interface Route {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Under /api/v1, parameters in braces. */
  path: string;
  access: Access;
  summary: string;
  status: 200 | 201 | 202;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** `binary` where the answer is a file. */
  response: z.ZodType | 'binary' | 'stream';
  /** Beyond those every route may answer with (see COMMON_ERRORS). */
  errors: readonly ErrorCode[];
}

export const API_BASE = '/api/v1';
export const COMMON_ERRORS: readonly ErrorCode[] = [
  'invalid_request',
  'body_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal_error',
  'unavailable',
];

export const FOUND = ['authentication_failed', 'not_found'] as const;
export const SIGNED = ['authentication_failed'] as const;
