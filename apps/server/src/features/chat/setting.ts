import type { Setting } from '@yarrow/assistant';
import type { Chat } from '../../db/chats/chat.ts';
import { personOf, readProfile } from '../../db/profiles.ts';
import type { ChatDeps } from './chat-deps.ts';

/** What is known besides the conversation. The person's own country comes before that of the browser. */
export async function settingOf(
  { db, keyring, knowledge, region: home }: ChatDeps,
  chat: Chat,
  region: string | undefined,
): Promise<Setting> {
  const { settings, medical } = await readProfile(db, keyring, chat.ownerId);
  return {
    knowledge,
    country: settings.country ?? region ?? home,
    profile: personOf(medical),
    carryOver: chat.safety.carry_over,
  };
}
