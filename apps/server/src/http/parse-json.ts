import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

/** The server takes JSON in UTF-8 and nothing else: no words of a person are replaced by question marks unnoticed. */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = decode(body as Buffer);
    if (text === null) {
      done(new ApiError('invalid_request', [{ field: 'request', message: 'is not valid UTF-8' }]));
      return;
    }
    void parse(request, text, done);
  });
}

function decode(body: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return null;
  }
}
