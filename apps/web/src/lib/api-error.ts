import type { ErrorCode } from '@yarrow/contract';

/** What went wrong with a call, in a sentence a person can be shown. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'offline' | 'unreadable';
  readonly details: { field: string; message: string }[];

  constructor(
    message: string,
    status: number,
    code: ApiError['code'],
    details: ApiError['details'] = [],
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const OFFLINE = 'We could not reach Yarrow. Please check your connection and try again.';
export const SIGN_IN_AGAIN = 'Authentication failed - please sign in again';
