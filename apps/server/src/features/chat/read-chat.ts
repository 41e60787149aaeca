import type { chatSessionDetailed } from '@yarrow/contract';
import type { z } from 'zod';
import type { Chat, Message } from '../../db/chats/chat.ts';
import type { Owner } from '../../http/identity.ts';
import type { ChatDeps } from './chat-deps.ts';
import { presentChat, presentMessage } from './present.ts';

/** One's own; or, for a clinician, a flagged one of anybody. */
export async function readable(deps: ChatDeps, reader: Owner, id: string): Promise<Chat | null> {
  const own = await deps.chats.find(reader.id, id);
  if (own) return own;
  const flagged = await deps.chats.findFlagged(id);
  if (!flagged) return null;
  const user = await deps.identity.userOf(reader);
  return user?.role === 'clinician' ? flagged : null;
}

export const present = (deps: ChatDeps, message: Message) =>
  presentMessage(message, deps.tellings.find(message.id)?.sofar());

const PAGE = 200;

/** Everything recorded about a chat. */
export async function detailsOf(
  deps: ChatDeps,
  chat: Chat,
): Promise<z.infer<typeof chatSessionDetailed>> {
  const messages: Message[] = [];
  for (let more = true; more;) {
    const page = await deps.messages.list(chat, PAGE, messages.at(-1)?.id);
    messages.push(...page);
    more = page.length === PAGE;
  }
  const events = await deps.risks.list(chat);
  const reads = await readsOf(deps, chat.ownerId, chat.id);
  return {
    session: presentChat(chat),
    messages: messages.map((message) => present(deps, message)),
    risk_timeline: events.map(({ at, messageId, level, indicators }) => ({
      at: at.toISOString(),
      message_id: messageId,
      level,
      indicators,
    })),
    reads: reads.map(({ at, reader }) => ({ at, reader })),
  };
}

/** Every chat of a person, oldest first, with everything recorded about it. */
export async function exportChats(deps: ChatDeps, ownerId: string) {
  const all: Chat[] = [];
  for (let more = true; more;) {
    const page = await deps.chats.list(ownerId, PAGE, all.at(-1)?.id);
    all.push(...page);
    more = page.length === PAGE;
  }
  const told = [];
  for (const chat of all.toReversed()) told.push(await detailsOf(deps, chat));
  return told;
}

/** Who else read a chat of this person, or this one chat. Whoever reads another's record is named to that other. */
export async function readsOf({ risks, accounts }: ChatDeps, ownerId: string, chatId?: string) {
  const reads = await risks.reads(ownerId, chatId);
  const names = new Map<string, string>();
  for (const id of new Set(reads.map(({ readerId }) => readerId))) {
    const account = await accounts.find(id);
    names.set(id, account ? (account.displayName ?? account.email) : 'A clinician who has left');
  }
  return reads.map(({ at, readerId, recordId }) => ({
    at: at.toISOString(),
    reader: names.get(readerId) ?? readerId,
    chat_session_id: recordId,
  }));
}
