import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ApiError } from './api-error.ts';

/** Tells whether an error means that the storage could not be asked; the client may come back. */
export interface Outages {
  isOutage: (error: unknown) => boolean;
  retryAfterSeconds: number;
}

/** Every failure becomes an answer of the catalogue; what nobody foresaw is logged and says nothing of itself. */
export function answerErrors(app: FastifyInstance, outages: Outages): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = toApiError(error, outages);
    if (known.code === 'internal_error')
      request.log.error({ err: withoutContent(error) }, 'unforeseen');
    if (known.code === 'unavailable') reply.header('retry-after', outages.retryAfterSeconds);
    return reply.code(known.status).send(known.body);
  });
}

function toApiError(error: FastifyError, outages: Outages): ApiError {
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
  return new ApiError(outages.isOutage(error) ? 'unavailable' : 'internal_error');
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
