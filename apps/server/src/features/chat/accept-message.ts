import type { Conversation, Setting } from '@yarrow/assistant';
import { v7 as uuidv7 } from 'uuid';
import type { Chat, Message, Reply, UserMessage } from '../../db/chats/chat.ts';
import { idAfter, type MessageStore } from '../../db/chats/messages.ts';
import type { Queries } from '../../db/connect.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ChatDeps } from './chat-deps.ts';
import { chatAfter, judgeWords, withDanger } from './judge.ts';
import { presentSafety } from './present.ts';
import { settingOf } from './setting.ts';

export interface Said {
  message: string;
  client_id?: string | undefined;
  replaces?: string | undefined;
}

export interface Accepted {
  /** As it is with this message. */
  chat: Chat;
  message: UserMessage;
  setting: Setting;
  /** Kept by this very call: nobody has replied to it. */
  isNew: boolean;
}

/**
 * Judges a message and keeps it, with what it means for the session, all or nothing; before any reply is made. What
 * was sent before under the same name is not kept again.
 */
export async function acceptMessage(
  deps: ChatDeps,
  known: Chat,
  said: Said,
  region: string | undefined,
): Promise<Accepted> {
  const setting = await settingOf(deps, known, region);
  const accepted = await deps.db.transaction(async (tx) => {
    const chat = await deps.chats.hold(tx, known.ownerId, known.id);
    if (!chat) throw new ApiError('not_found');
    const again =
      said.client_id !== undefined &&
      (await deps.messages.findByClientId(tx, chat, said.client_id));
    if (again) return { chat, message: again, setting, isNew: false };
    const edited = await editedBy(deps, tx, chat, said.replaces);
    const newest = await deps.messages.newest(tx, chat, 2);
    const before = edited
      ? withDanger(edited.before, chat.safety)
      : await conversationOf(deps, tx, chat, newest, setting);
    const safety = judgeWords(deps, before, said.message, setting);
    const at = deps.clock();
    const after = chatAfter(deps.assistant, chat, { text: said.message, safety, at });
    if (chat.status === 'ended')
      throw new ApiError('session_ended', undefined, presentSafety(after.safety, safety));

    const message: UserMessage = {
      ownerId: chat.ownerId,
      id: idAfter(newest[0], at),
      sessionId: chat.id,
      createdAt: at,
      role: 'user',
      content: said.message,
      clientId: said.client_id ?? null,
      replaces: edited?.id ?? null,
      supersededBy: null,
      safety,
      country: setting.country ?? null,
      before,
    };
    if (edited) await deps.messages.supersede(tx, chat, edited.id, message.id);
    await deps.messages.add(tx, message);
    if (safety.level !== 'none' || safety.emergency) await addRisk(deps, tx, message);
    await deps.chats.save(tx, after);
    return { chat: after, message, setting, isNew: true };
  });
  stopAfter(deps, accepted.message);
  return accepted;
}

/** What is still being told after a message that was said differently is told no more. */
function stopAfter({ tellings }: ChatDeps, { sessionId, replaces }: UserMessage): void {
  if (replaces === null) return;
  for (const one of tellings.ofSession(sessionId))
    if (one.reply.id > replaces && one.reply.replyTo === replaces) one.stop();
}

/** The conversation as it stands now. */
async function conversationOf(
  { assistant, messages }: ChatDeps,
  tx: Queries,
  chat: Chat,
  newest: Message[],
  setting: Setting,
): Promise<Conversation> {
  const [reply, last] = answered(newest) ?? (await lastSaidAndReply(messages, tx, chat));
  if (!last) return chat.start;
  if (reply) return withDanger(reply.after, chat.safety);
  // Its reply is not kept yet. What it will have been is known all the same.
  const message = { text: last.content, safety: last.safety };
  try {
    const { conversation } = await assistant.take(last.before, message, setting, 0);
    return withDanger(conversation, chat.safety);
  } catch {
    return withDanger(last.before, chat.safety);
  }
}

type LastSaid = [reply: Reply | null, last: UserMessage | null];

/** As it mostly is: the newest of the session is the reply to the message before it, which still counts. */
function answered([reply, last]: Message[]): LastSaid | null {
  if (reply?.role !== 'assistant' || last?.role !== 'user') return null;
  return reply.replyTo === last.id && last.supersededBy === null ? [reply, last] : null;
}

async function lastSaidAndReply(
  messages: MessageStore,
  tx: Queries,
  chat: Chat,
): Promise<LastSaid> {
  const last = await messages.lastSaid(tx, chat);
  return [last && (await messages.replyTo(tx, last)), last];
}

/** The message that is said differently now. It has to be the person's own, in this session, and still count. */
async function editedBy(
  { messages }: ChatDeps,
  tx: Queries,
  chat: Chat,
  id: string | undefined,
): Promise<UserMessage | null> {
  if (id === undefined) return null;
  const found = await messages.find(tx, chat, id);
  if (found?.role !== 'user') throw new ApiError('not_found');
  if (found.supersededBy !== null) throw notTheNewest('replaces');
  return found;
}

export const notTheNewest = (field: string): ApiError =>
  new ApiError('invalid_request', [{ field, message: 'is not the newest version' }]);

async function addRisk({ risks }: ChatDeps, tx: Queries, message: UserMessage): Promise<void> {
  const { ownerId, sessionId, id, createdAt, safety } = message;
  const event = { ownerId, id: uuidv7({ msecs: createdAt.getTime() }), sessionId, messageId: id };
  const { level, indicators } = safety;
  await risks.add(tx, { ...event, at: createdAt, level, indicators });
}
