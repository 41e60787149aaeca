import type { Conversation, Message, Reply, Setting } from '../conversation.ts';
import type { MedicalState } from './medical-state.ts';

export interface Answer {
  state: MedicalState;
  reply: Reply;
}

export function answerAboutHealth(
  conversation: Conversation,
  message: Message,
  _setting: Setting,
): Answer {
  throw new Error(`not written yet: ${message.text.length}, ${conversation.turn}`);
}
