import type { ErrorCode, Safety } from '@yarrow/contract';

/** What went wrong with a call, in a sentence a person can be shown. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'offline' | 'unreadable';
  readonly details: { field: string; message: string }[];
  /** Where words were sent that speak of danger: a failure too comes with the help there is. */
  readonly safety: Safety | null;

  constructor(
    message: string,
    status: number,
    code: ApiError['code'],
    details: ApiError['details'] = [],
    safety: Safety | null = null,
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.details = details;
    this.safety = safety;
  }
}

export const OFFLINE = 'We could not reach Yarrow. Please check your connection and try again.';
export const SIGN_IN_AGAIN = 'Authentication failed - please sign in again';
