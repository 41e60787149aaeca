import { ERRORS, type ErrorBody, type ErrorCode, type Safety } from '@yarrow/contract';

/** A failure with a code of the catalogue. Thrown by what acts, answered by the error handler. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly details: ErrorBody['error']['details'];
  /** How the words that were sent were judged, where they were. */
  readonly safety: Safety | undefined;

  constructor(code: ErrorCode, details?: ErrorBody['error']['details'], safety?: Safety) {
    super(ERRORS[code].message);
    this.code = code;
    this.details = details;
    this.safety = safety;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  get body(): ErrorBody {
    const { code, message, details, safety } = this;
    return { error: { code, message, ...(details && { details }) }, ...(safety && { safety }) };
  }
}
