import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyServerOptions } from 'fastify';
import { ApiError } from './api-error.ts';

const badAddress = new ApiError('invalid_request', [
  { field: 'address', message: 'is not a valid address' },
]);
const badRequest = new ApiError('invalid_request', [
  { field: 'request', message: 'is not valid HTTP' },
]);

/** What is wrong before any route is found is answered in the same form as everything else, and repeats nothing. */
export const answerClients: Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> = {
  frameworkErrors: (_error, _request, reply) => {
    void (reply as FastifyReply).code(badAddress.status).send(badAddress.body);
  },
  clientErrorHandler: (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = STATUSES[error.code] ?? badRequest.status;
    const body = JSON.stringify(badRequest.body);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    socket.destroy(error);
  },
};

/** Node's names for a head that is too large and for one that never came to an end. */
const STATUSES: Partial<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
