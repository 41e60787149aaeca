import { ERRORS, type ErrorBody, type ErrorCode } from '@yarrow/contract';

/** A failure with a code of the catalogue. Thrown by what acts, answered by the error handler. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly details: ErrorBody['error']['details'];

  constructor(code: ErrorCode, details?: ErrorBody['error']['details']) {
    super(ERRORS[code].message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  get body(): ErrorBody {
    const { code, message, details } = this;
    return { error: { code, message, ...(details && { details }) } };
  }
}
