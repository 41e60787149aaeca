import { setTimeout as delay } from 'node:timers/promises';
import type { ChatEvent, Safety } from '@yarrow/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Chat, Reply } from '../../db/chats/chat.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Accepted } from './accept-message.ts';
import type { ChatDeps } from './chat-deps.ts';
import { replyTo, takeUp, type Found } from './make-reply.ts';
import { presentChat, presentMessage, presentSafety } from './present.ts';
import { settingOf } from './setting.ts';
import { doneEvent, failedEvent } from './telling/keep-telling.ts';
import type { Telling } from './telling/telling.ts';

type Events = AsyncGenerator<ChatEvent>;

/** First that the message is kept and how it was judged; then the reply, which goes on without a listener. */
export async function* acceptedEvents(
  deps: ChatDeps,
  { chat, message }: Accepted,
  reply: Promise<Found>,
  signal: AbortSignal,
): Events {
  const safety = presentSafety(chat.safety, message.safety);
  yield {
    id: uuidv7(),
    type: 'accepted',
    message: presentMessage(message),
    session: presentChat(chat),
    safety,
  };
  try {
    const follow = (telling: Telling) => telling.all(signal);
    yield* foundEvents(deps, await reply, message.safety, follow, signal);
  } catch (error) {
    yield failedEvent(deps, error, safety);
  }
}

/** The newest reply of a session, from where the client lost it. Makes it where it was never begun. */
export async function* resumedEvents(
  deps: ChatDeps,
  chat: Chat,
  after: string | undefined,
  signal: AbortSignal,
): Events {
  const lost = after === undefined ? undefined : deps.tellings.withEvent(chat.id, after);
  if (lost) {
    yield* lost.after(after, signal);
    return;
  }
  const message = await deps.messages.lastSaid(deps.db, chat);
  if (!message) return;
  try {
    const setting = await settingOf(deps, chat, undefined);
    const found = await replyTo(deps, { chat, message, setting, isNew: false }, true);
    const follow = (telling: Telling) => telling.after(after, signal);
    yield* foundEvents(deps, found, message.safety, follow, signal);
  } catch (error) {
    yield failedEvent(deps, error, presentSafety(chat.safety, message.safety));
  }
}

async function* foundEvents(
  deps: ChatDeps,
  found: Found,
  message: Safety,
  follow: (telling: Telling) => Events,
  signal: AbortSignal,
): Events {
  const told = 'kept' in found ? await toldElsewhere(deps, found.kept, signal) : found;
  if (signal.aborted) return;
  if ('telling' in told) yield* follow(told.telling);
  else {
    yield { id: uuidv7(), type: 'begun', message: presentMessage(told.kept) };
    yield await doneEvent(deps, told.kept, message);
  }
}

const LOOK_AGAIN_MS = 250;

/** The reply once the server that tells it has done so, or is found dead. */
export async function toldElsewhere(
  deps: ChatDeps,
  kept: Reply,
  signal?: AbortSignal,
): Promise<Found> {
  let found: Found = { kept };
  while ('kept' in found && found.kept.status === 'streaming') {
    await delay(LOOK_AGAIN_MS);
    if (signal?.aborted) break;
    const session = { ownerId: kept.ownerId, id: kept.sessionId };
    const now = await deps.messages.find(deps.db, session, kept.id);
    if (now?.role !== 'assistant') throw new ApiError('not_found');
    found = await takeUp(deps, now);
  }
  return found;
}

/** The whole reply, once it is kept. */
export async function wholeReply(deps: ChatDeps, found: Found): Promise<Reply> {
  const told = 'kept' in found ? await toldElsewhere(deps, found.kept) : found;
  if ('kept' in told) return told.kept;
  const ended = await told.telling.ended;
  if (ended instanceof ApiError) throw ended;
  return ended;
}
