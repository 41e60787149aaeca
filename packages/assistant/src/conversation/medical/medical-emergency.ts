import { readText, urgencyOf, type Assessment, type Knowledge } from '@yarrow/engine';
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
  if (
    tellsOfTheBody(text, knowledge) &&
    isOfTheBody(urgencyOf({ ...person, symptom_text: text }, knowledge))
  )
    return true;
  const { before, after } = takeIn(medical, text, setting, false);
  if (before && isOfTheBody(before)) return false;
  if (after && isOfTheBody(after)) return true;
  if (!medical.input) return false;
  const told = [medical.input.symptom_text, text].filter(Boolean).join('. ');
  const together = urgencyOf({ ...person, ...medical.input, symptom_text: told }, knowledge);
  return isOfTheBody(together);
}

/** Anything that a judgement of these words by themselves could rest on; most messages of a conversation hold nothing. */
function tellsOfTheBody(text: string, { lexicon, spelling, measured }: Knowledge): boolean {
  const { mentions, measures } = readText(text, lexicon, spelling);
  return mentions.length > 0 || measured.some(({ measure }) => measures[measure.kind] !== null);
}

/** A crisis raises the urgency as well, and is answered as a crisis. */
const isOfTheBody = ({ urgency_reasons: reasons }: Pick<Assessment, 'urgency_reasons'>): boolean =>
  reasons.some(({ rule, level }) => level === 'emergency' && !rule.startsWith('crisis:'));
