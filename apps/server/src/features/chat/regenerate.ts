import type { Chat } from '../../db/chats/chat.ts';
import { ApiError } from '../../http/api-error.ts';
import { notTheNewest, type Accepted } from './accept-message.ts';
import type { ChatDeps } from './chat-deps.ts';
import { addReply, compose } from './make-reply.ts';
import { presentSafety } from './present.ts';
import { settingOf } from './setting.ts';
import { tellReply } from './telling/keep-telling.ts';
import type { Telling } from './telling/telling.ts';

/**
 * Another version of a reply, from the conversation as it was before the message. The old one stays; it and what
 * followed count no more.
 */
export async function regenerate(
  deps: ChatDeps,
  known: Chat,
  replyId: string,
  paced: boolean,
): Promise<Accepted & { telling: Telling }> {
  const setting = await settingOf(deps, known, undefined);
  const made = await deps.db.transaction(async (tx) => {
    const chat = await deps.chats.hold(tx, known.ownerId, known.id);
    const old = chat && (await deps.messages.find(tx, chat, replyId));
    if (!chat || old?.role !== 'assistant') throw new ApiError('not_found');
    const message = await deps.messages.find(tx, chat, old.replyTo);
    if (message?.role !== 'user') throw new ApiError('not_found');
    const safety = presentSafety(chat.safety, message.safety);
    if (chat.status === 'ended') throw new ApiError('session_ended', undefined, safety);
    if (old.supersededBy !== null) throw notTheNewest('message');
    const variant = await deps.messages.countReplies(tx, message);
    const composed = await compose(deps, chat, message, setting, variant);
    const [newest] = await deps.messages.newest(tx, chat, 1);
    const reply = await addReply(deps, tx, chat, newest, {
      ...composed,
      reply: { ...composed.reply, replaces: old.id },
    });
    await deps.messages.supersede(tx, chat, old.id, reply.id);
    return { chat, message, reply };
  });
  deps.tellings.find(replyId)?.stop();
  const { chat, message, reply } = made;
  const telling = tellReply(deps, reply, message.safety, chat.safety, paced);
  return { chat, message, setting, isNew: false, telling };
}
