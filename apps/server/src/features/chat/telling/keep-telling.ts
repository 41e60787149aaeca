import type { ChatEvent, Safety } from '@yarrow/contract';
import { v7 as uuidv7 } from 'uuid';
import { CRISES, type Reply } from '../../../db/chats/chat.ts';
import { isDatabaseUnavailable } from '../../../db/unavailable.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { presentChat, presentMessage, presentSafety } from '../present.ts';
import type { Telling } from './telling.ts';

/** A server that has not said for so long that it tells a reply is taken for dead. */
const LEASE_MS = 5_000;
export const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS);

/** Tells a reply that is kept as begun, and keeps it at its end. Nobody in danger waits for words to trickle. */
export function tellReply(
  deps: ChatDeps,
  reply: Reply,
  message: Safety,
  session: Safety,
  paced: boolean,
): Telling {
  const safety = presentSafety(session, message);
  const calm = !CRISES.includes(safety.level) && !safety.emergency;
  return deps.tellings.start({
    reply,
    pause: paced && calm ? deps.tellings.pause : null,
    keep: async (told) => {
      await deps.messages.finish(told);
      return await doneEvent(deps, told, message);
    },
    failed: (error) => failedEvent(deps, error, safety),
    renew: () => deps.messages.renew(reply, leaseFrom(deps.clock())),
  });
}

/** The last event of a reply, with the session as it is by then. */
export async function doneEvent(deps: ChatDeps, reply: Reply, message: Safety): Promise<ChatEvent> {
  const chat = await deps.chats.find(reply.ownerId, reply.sessionId);
  if (!chat) throw new ApiError('not_found');
  // Another way may have been taken since it was begun.
  const kept = (await deps.messages.find(deps.db, chat, reply.id)) ?? reply;
  return {
    id: uuidv7(),
    type: 'done',
    message: presentMessage(kept),
    session: presentChat(chat),
    safety: presentSafety(chat.safety, message),
  };
}

export function failedEvent(
  { log }: Pick<ChatDeps, 'log'>,
  error: unknown,
  safety: Safety,
): Extract<ChatEvent, { type: 'failed' }> {
  const known =
    error instanceof ApiError
      ? error
      : new ApiError(isDatabaseUnavailable(error) ? 'unavailable' : 'internal_error');
  if (known.code === 'internal_error')
    log.error({ err: { name: (error as Error).name } }, 'a reply failed');
  return { id: uuidv7(), type: 'failed', ...known.body, safety };
}
