import type { RouteId } from '@yarrow/contract';
import { ApiError, OFFLINE } from './api-error.ts';
import { request, type CallOptions } from './api.ts';

/** A call whose answer comes bit by bit: with the same tokens, renewal and errors as any other. */
export async function openStream(
  id: RouteId,
  options: CallOptions,
): Promise<ReadableStream<Uint8Array>> {
  const { body } = await request(id, { ...options, accept: 'text/event-stream' });
  if (!body) throw new ApiError(OFFLINE, 0, 'offline');
  return body;
}
