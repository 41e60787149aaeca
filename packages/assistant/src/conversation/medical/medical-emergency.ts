import { assess } from '@yarrow/engine';
import type { Conversation, Setting } from '../conversation.ts';

/** Whether these words, by themselves or added to the case, are an emergency by the engine's rules. */
export function isMedicalEmergency(
  { medical }: Conversation,
  text: string,
  { knowledge, profile, country }: Setting,
): boolean {
  const person = { ...profile, ...(country && { country }) };
  const alone = assess({ ...person, symptom_text: text }, knowledge);
  if (alone.urgency_level === 'emergency') return true;
  if (!medical.input) return false;
  const told = [medical.input.symptom_text, text].filter(Boolean).join('. ');
  const together = assess({ ...person, ...medical.input, symptom_text: told }, knowledge);
  return (
    together.urgency_level === 'emergency' &&
    assess(medical.input, knowledge).urgency_level !== 'emergency'
  );
}
