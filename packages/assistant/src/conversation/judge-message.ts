import type { Safety } from '@yarrow/contract';
import { countryOf } from '@yarrow/engine';
import { judgeSafety } from '../safety/judge-safety.ts';
import type { Conversation, Setting } from './conversation.ts';
import { raiseByAnswer, raiseSafety } from './crisis/raise-by-answer.ts';
import { isMedicalEmergency } from './medical/medical-emergency.ts';

/** Years. Below it a child line is shown beside the others. */
const GROWN_UP = 18;

/**
 * What one message says of danger, before any reply is made: a crisis by the person's words, and by what they mean
 * as an answer; a medical emergency by the engine's rules over these words and the case under discussion.
 */
export function judgeMessage(conversation: Conversation, text: string, setting: Setting): Safety {
  const age = conversation.medical.input?.age ?? setting.profile?.age;
  const { model } = setting.knowledge;
  const alone = judgeSafety([text], {
    model,
    country: setting.country,
    emergency: false,
    child: age !== undefined && age < GROWN_UP,
  });
  const inCrisis = alone.level === 'high' || alone.level === 'immediate';
  const emergency = alone.emergency || isMedicalEmergency(conversation, text, setting, inCrisis);
  const { crisis, turn } = conversation;
  const raise = raiseByAnswer(crisis, turn, text);
  return raiseSafety({ ...alone, emergency }, raise, crisis, countryOf(model, setting.country));
}
