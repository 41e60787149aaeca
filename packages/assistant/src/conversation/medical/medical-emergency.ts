import { assess } from '@yarrow/engine';
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
  const alone = assess({ ...person, symptom_text: text }, knowledge);
  if (alone.urgency_level === 'emergency') return true;
  const { before, after } = takeIn(medical, text, setting, false);
  if (before?.urgency_level === 'emergency') return false;
  if (after?.urgency_level === 'emergency') return true;
  if (!medical.input) return false;
  const told = [medical.input.symptom_text, text].filter(Boolean).join('. ');
  const together = assess({ ...person, ...medical.input, symptom_text: told }, knowledge);
  return together.urgency_level === 'emergency';
}
