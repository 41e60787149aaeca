import type { Safety } from '@yarrow/contract';
import { higherCrisis } from '../../danger/level.ts';
import { KNOWLEDGE } from '../../testing-knowledge.ts';
import type { Conversation, Reply, Setting } from '../conversation.ts';
import { judgeMessage } from '../judge-message.ts';
import { startConversation } from '../start-conversation.ts';
import { leadThroughCrisis } from './lead-through-crisis.ts';

export interface Told {
  text: string;
  safety: Safety;
  /** Null where the crisis conversation leaves the reply to the talk about health. */
  reply: Reply | null;
  goesOn: boolean;
  conversation: Conversation;
}

/** Leads a conversation of these messages; what is about health is left unanswered. */
export function talk(messages: readonly string[], setting: Partial<Setting> = {}): Told[] {
  const whole: Setting = { knowledge: KNOWLEDGE, country: 'GB', ...setting };
  let conversation = startConversation(null);
  return messages.map((text) => {
    const safety = judgeMessage(conversation, text, whole);
    conversation = {
      ...conversation,
      turn: conversation.turn + 1,
      level: higherCrisis(conversation.level, safety.level),
      emergency: conversation.emergency || safety.emergency,
    };
    const care = leadThroughCrisis(conversation, { text, safety }, whole);
    // As the server keeps it: plain JSON.
    if (care) conversation = { ...conversation, crisis: JSON.parse(JSON.stringify(care.state)) };
    return { text, safety, reply: care?.reply ?? null, goesOn: care?.goesOn ?? true, conversation };
  });
}

/** What is said to the last of these messages. */
export const lastSaid = (messages: readonly string[], setting: Partial<Setting> = {}): string =>
  talk(messages, setting).at(-1)?.reply?.content ?? '';

/** The reply to a first message. */
export const first = (text: string, country = 'GB'): string => lastSaid([text], { country });

export const sentences = (text: string): number =>
  text.split(/[.?!](?:\s|$)/).filter((one) => one.trim()).length;
