import { setImmediate as nextTurn } from 'node:timers/promises';
import type { messageParams, messageRequest, messageResponse } from '@yarrow/contract';
import type { z } from 'zod';
import type { Chat } from '../../db/chats/chat.ts';
import { EventStream } from '../../http/event-stream.ts';
import type { Call } from '../../http/mount.ts';
import { acceptMessage, type Accepted } from './accept-message.ts';
import type { ChatDeps } from './chat-deps.ts';
import { replyTo, type Found } from './make-reply.ts';
import { presentChat, presentMessage, presentSafety } from './present.ts';
import { regenerate } from './regenerate.ts';
import { acceptedEvents, wholeReply } from './stream-events.ts';

type Answer = z.infer<typeof messageResponse>;
type Sending = Call<{ id: string }, never, z.infer<typeof messageRequest>, Chat>;
type Asking = Call<z.infer<typeof messageParams>, never, never, Chat>;

/** Judged and kept first; then the reply, whole or as it is told. */
export async function answerMessage(
  deps: ChatDeps,
  { found, body, region, streams, judged }: Sending,
): Promise<Answer | EventStream> {
  const accepted = await acceptMessage(deps, found, body, region);
  judged(presentSafety(accepted.chat.safety, accepted.message.safety));
  if (!streams) return await whole(deps, accepted, await replyTo(deps, accepted, false));
  // In the next turn: the judgement is on its way before the reply is thought about.
  return stream(
    deps,
    accepted,
    nextTurn().then(() => replyTo(deps, accepted, true)),
  );
}

/** Another version of a reply. */
export async function answerAgain(
  deps: ChatDeps,
  { found, params, streams, judged }: Asking,
): Promise<Answer | EventStream> {
  const accepted = await regenerate(deps, found, params.message, streams);
  judged(presentSafety(accepted.chat.safety, accepted.message.safety));
  if (streams) return stream(deps, accepted, Promise.resolve(accepted));
  return await whole(deps, accepted, accepted);
}

function stream(deps: ChatDeps, accepted: Accepted, reply: Promise<Found>): EventStream {
  // It is made whether or not somebody listens, and whoever listens is told of its failure.
  reply.catch(() => {});
  return new EventStream((signal) => acceptedEvents(deps, accepted, reply, signal));
}

async function whole(deps: ChatDeps, { chat, message }: Accepted, found: Found): Promise<Answer> {
  const reply = await wholeReply(deps, found);
  const now = (await deps.chats.find(chat.ownerId, chat.id)) ?? chat;
  return {
    message: presentMessage(reply),
    session: presentChat(now),
    safety: presentSafety(now.safety, message.safety),
  };
}
