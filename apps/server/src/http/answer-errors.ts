import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ApiError } from './api-error.ts';
import { judgeFailed, type JudgeWords } from './read-words.ts';

/** What the storage's errors mean to the one who called. */
export interface StorageErrors {
  /** It could not be asked; the client may come back. */
  isOutage: (error: unknown) => boolean;
  retryAfterSeconds: number;
  /** The caller ceased to be there while being served: a guest who was claimed, an account that was deleted. */
  isOwnerGone: (error: unknown) => boolean;
}

/** Every failure becomes an answer of the catalogue; what nobody foresaw is logged and says nothing of itself. */
export function answerErrors(
  app: FastifyInstance,
  storage: StorageErrors,
  judge: JudgeWords,
): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const known = toApiError(error, storage);
    if (known.code === 'internal_error')
      request.log.error({ err: withoutContent(error) }, 'unforeseen');
    if (known.code === 'unavailable') reply.header('retry-after', storage.retryAfterSeconds);
    const safety = known.safety ?? (await judgeFailed(request, judge));
    return reply.code(known.status).send({ ...known.body, ...(safety && { safety }) });
  });
}

export function toApiError(error: FastifyError, storage: StorageErrors): ApiError {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new ApiError(
      'invalid_request',
      error.validation.map((issue) => ({
        field: issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || 'request',
        message: issue.message ?? 'is not valid',
      })),
    );
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new ApiError('body_too_large');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new ApiError('unsupported_media_type');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    const message = WRONG_BODY[error.code] ?? 'is not valid JSON';
    return new ApiError('invalid_request', [{ field: 'request', message }]);
  }
  if (storage.isOwnerGone(error)) return new ApiError('authentication_failed');
  return new ApiError(storage.isOutage(error) ? 'unavailable' : 'internal_error');
}

const WRONG_BODY: Partial<Record<string, string>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'is empty',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'is not as long as its Content-Length says',
};

/** A database driver puts the values of a query into its errors; a log keeps only what failed and where. */
const withoutContent = (error: Error): { name: string; stack: string; code?: unknown } => ({
  name: error.name,
  code: 'code' in error ? error.code : undefined,
  stack: (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n'),
});
