import {
  readText,
  urgencyOf,
  type Assessment,
  type CaseInput,
  type Knowledge,
} from '@yarrow/engine';
import type { Conversation, Setting } from '../conversation.ts';
import { completed, takeIn } from './case/take-in.ts';
import { isOfTheMind, withoutTheMind } from './of-the-mind.ts';

/**
 * Whether these words, by themselves or taken into the case, are an emergency by the engine's rules. In a grave crisis
 * it has to be one without the words of the crisis as well: these are answered as a crisis.
 */
export function isMedicalEmergency(
  { medical }: Conversation,
  text: string,
  setting: Setting,
  inCrisis: boolean,
): boolean {
  const { knowledge, profile, country } = setting;
  const { model } = knowledge;
  const person = { ...profile, ...(country && { country }) };
  const isEmergency = ({ urgency_reasons: reasons }: Pick<Assessment, 'urgency_reasons'>) =>
    reasons.some(
      ({ rule, level }) =>
        level === 'emergency' &&
        !rule.startsWith('crisis:') &&
        !(inCrisis && isOfTheMind(rule, model)),
    );
  const judged = (input: CaseInput): boolean =>
    isEmergency(urgencyOf(inCrisis ? withoutTheMind(input, model) : input, knowledge));
  const inCase = (assessment: Assessment | null, input: CaseInput | null): boolean =>
    assessment !== null &&
    isEmergency(assessment) &&
    !(inCrisis && input && !judged(completed(input, setting)));

  if (tellsSomething(text, knowledge) && judged({ ...person, symptom_text: text })) return true;
  const { before, after, state } = takeIn(medical, text, setting, false);
  if (inCase(before, medical.input)) return false;
  if (inCase(after, state.input)) return true;
  if (!medical.input) return false;
  const told = [medical.input.symptom_text, text].filter(Boolean).join('. ');
  return judged({ ...person, ...medical.input, symptom_text: told });
}

/** Anything that a judgement of these words by themselves could rest on; most messages of a conversation hold nothing. */
function tellsSomething(text: string, { lexicon, spelling, measured }: Knowledge): boolean {
  const { mentions, measures } = readText(text, lexicon, spelling);
  return mentions.length > 0 || measured.some(({ measure }) => measures[measure.kind] !== null);
}
