import type { Chat } from '../../db/chats/chat.ts';
import type { ChatDeps } from './chat-deps.ts';

/** Stops whatever is being told in a session. Resolves when the partial is kept. */
export async function stopReply(deps: ChatDeps, chat: Chat): Promise<void> {
  // One that is just being made is waited for: it would begin after the stop.
  const last = await deps.messages.lastSaid(deps.db, chat);
  if (last) await deps.tellings.settled(last.id);
  const here = deps.tellings.ofSession(chat.id);
  for (const telling of here) telling.stop();
  await Promise.all(here.map(({ ended }) => ended));
  await deps.messages.stopAll(chat);
}
