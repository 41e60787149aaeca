import type { Safety } from '@yarrow/contract';
import { judgeSafety } from '../safety/judge-safety.ts';
import type { Conversation, Setting } from './conversation.ts';
import { isMedicalEmergency } from './medical/medical-emergency.ts';

/** Years. Below it a child line is shown beside the others. */
const GROWN_UP = 18;

/**
 * What one message says of danger, by itself; before any reply is made. A crisis by the person's words, a medical
 * emergency by the engine's rules over these words and the case under discussion.
 */
export function judgeMessage(conversation: Conversation, text: string, setting: Setting): Safety {
  const age = conversation.medical.input?.age ?? setting.profile?.age;
  return judgeSafety([text], {
    model: setting.knowledge.model,
    country: setting.country,
    emergency: isMedicalEmergency(conversation, text, setting),
    child: age !== undefined && age < GROWN_UP,
  });
}
