import {
  joinSafety,
  judgeMessage,
  startConversation,
  takeTurn,
  type Conversation,
  type Message,
  type Setting,
  type Turn,
} from '@yarrow/assistant';
import type { Safety } from '@yarrow/contract';
import type { CaseInput } from '@yarrow/engine';

/** Who leads the conversation. Deterministic, so that a reply that was cut off can be made again. */
export interface Assistant {
  start: (input: CaseInput | null) => Conversation;
  /** What one message says of danger, by itself. */
  judge: (conversation: Conversation, text: string, setting: Setting) => Safety;
  /** A session's safety after one more message: only ever more. */
  join: (session: Safety, message: Safety) => Safety;
  /** `variant` counts the replies that were made to this message before. */
  take: (
    before: Conversation,
    message: Message,
    setting: Setting,
    variant: number,
  ) => Turn | Promise<Turn>;
}

export const builtInAssistant: Assistant = {
  start: startConversation,
  judge: judgeMessage,
  join: joinSafety,
  take: takeTurn,
};
