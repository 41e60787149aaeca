import {
  readText,
  SOUNDS,
  soundsUrgent,
  urgencyOf,
  type Assessment,
  type CaseInput,
  type Knowledge,
} from '@yarrow/engine';
import type { Conversation, Setting } from '../conversation.ts';
import { completed, takeIn } from './case/take-in.ts';
import type { MedicalState } from './medical-state.ts';
import { isOfTheMind, withoutTheMind } from './of-the-mind.ts';
import { readSubject } from './understand/read-person.ts';

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
  const { knowledge } = setting;
  const { model } = knowledge;
  const alone = byItself(medical, text, setting);
  const isEmergency = ({ urgency_reasons: reasons }: Pick<Assessment, 'urgency_reasons'>) =>
    reasons.some(
      ({ rule, level }) =>
        level === 'emergency' &&
        !rule.startsWith('crisis:') &&
        !(inCrisis && (isBySound(rule) || isOfTheMind(rule, model))),
    );
  const judged = (input: CaseInput): boolean =>
    isEmergency(urgencyOf(inCrisis ? withoutTheMind(input, model) : input, knowledge));
  const inCase = (assessment: Assessment | null, input: CaseInput | null): boolean =>
    assessment !== null &&
    isEmergency(assessment) &&
    !(inCrisis && input && !judged(completed(input, setting)));

  if (tellsSomething(text, knowledge) && judged(alone)) return true;
  const { before, after, state } = takeIn(medical, text, setting, false);
  if (inCase(before, medical.input)) return false;
  if (inCase(after, state.input)) return true;
  if (!medical.input) return false;
  const told = [medical.input.symptom_text, text].filter(Boolean).join('. ');
  return judged({ ...alone, ...medical.input, symptom_text: told });
}

/**
 * The message as a case of its own, with what is known of whom it is about: that a girl of seventeen was sick twice is
 * not judged as of somebody who might be ninety. Of anybody else who is named nothing is known.
 */
export function byItself(
  { input }: MedicalState,
  text: string,
  { profile, country }: Setting,
): CaseInput {
  const isOther = readSubject(text).subject === 'other' && input?.subject !== 'other';
  const { age, gender, pregnant, breastfeeding } = { ...profile, ...(isOther ? {} : input) };
  return {
    ...(country !== undefined && { country }),
    ...(age !== undefined && { age }),
    ...(gender !== undefined && { gender }),
    ...(pregnant !== undefined && { pregnant }),
    ...(breastfeeding !== undefined && { breastfeeding }),
    symptom_text: text,
  };
}

/** How a message sounds does not tell a crisis from an illness. */
const isBySound = (rule: string): boolean => rule === SOUNDS.reason.rule;

/** Anything that a judgement of these words by themselves could rest on; most messages of a conversation hold nothing. */
function tellsSomething(text: string, { lexicon, spelling, measured, alarm }: Knowledge): boolean {
  const { mentions, measures, spoken } = readText(text, lexicon, spelling);
  return (
    mentions.length > 0 ||
    measured.some(({ measure }) => measures[measure.kind] !== null) ||
    soundsUrgent({}, spoken, alarm)
  );
}
