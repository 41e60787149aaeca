import type { Chat } from '../../db/chats/chat.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ChatDeps } from './chat-deps.ts';

/** Changes what the person decides about a chat, and leaves what was judged. */
export async function changeChat(
  { db, chats, clock }: ChatDeps,
  known: Chat,
  change: Partial<Pick<Chat, 'title' | 'status' | 'safetyPlan'>>,
): Promise<Chat> {
  return await db.transaction(async (tx) => {
    const chat = await chats.hold(tx, known.ownerId, known.id);
    if (!chat) throw new ApiError('not_found');
    const changed = { ...chat, ...change, updatedAt: clock() };
    await chats.save(tx, changed);
    return changed;
  });
}
