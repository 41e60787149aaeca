import type { Conversation, Message, Reply, Setting } from '../conversation.ts';
import type { CrisisState } from './crisis-state.ts';

export interface Care {
  state: CrisisState;
  reply: Reply;
  /** The question asked is answered as well, after these words. */
  goesOn: boolean;
}

/** Null where nothing in the conversation calls for care. */
export function leadThroughCrisis(
  conversation: Conversation,
  message: Message,
  _setting: Setting,
): Care | null {
  if (conversation.level === 'none' && message.safety.level === 'none') return null;
  throw new Error('not written yet');
}
