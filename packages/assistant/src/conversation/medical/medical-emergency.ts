import { urgencyOf, type Assessment } from '@yarrow/engine';
import type { Conversation, Setting } from '../conversation.ts';
import { takeIn } from './case/take-in.ts';

/** Whether these words, by themselves or taken into the case, are an emergency by the engine's rules. */
export function isMedicalEmergency(
  { medical }: Conversation,
  text: string,
  setting: Setting,
): boolean {
  const { knowledge, profile, country } = setting;
  const person = { ...profile, ...(country && { country }) };
  const alone = urgencyOf({ ...person, symptom_text: text }, knowledge);
  if (isOfTheBody(alone)) return true;
  const { before, after } = takeIn(medical, text, setting, false);
  if (before && isOfTheBody(before)) return false;
  if (after && isOfTheBody(after)) return true;
  if (!medical.input) return false;
  const told = [medical.input.symptom_text, text].filter(Boolean).join('. ');
  const together = urgencyOf({ ...person, ...medical.input, symptom_text: told }, knowledge);
  return isOfTheBody(together);
}

/** A crisis raises the urgency as well, and is answered as a crisis. */
const isOfTheBody = ({ urgency_reasons: reasons }: Pick<Assessment, 'urgency_reasons'>): boolean =>
  reasons.some(({ rule, level }) => level === 'emergency' && !rule.startsWith('crisis:'));
