import type { Withheld } from './medicines.ts';
import type { UrgencyLevel } from '../assessment.ts';
import type { ConditionText } from '../knowledge.ts';
import { inSentence } from '../words.ts';

/** First of all how soon; said on every outcome. {emergency} is filled in with the country's number. */
const HOW_SOON: Record<UrgencyLevel, string> = {
  emergency:
    'Call {emergency} now, or go to the nearest emergency department. Do not drive yourself.',
  high: 'See a doctor within 24 hours.',
  moderate: 'Make an appointment with a doctor in the next days.',
  low: 'You can most likely look after this at home.',
};
const WATCH =
  'If it gets worse, something new appears, or you are worried, seek help sooner. You know yourself best.';
/** Of two dangers as urgent nobody knows here which is the one, so both are answered. */
const MOST = { actions: 2, selfCare: 4, redFlags: 8 };

export interface Recommendations {
  recommendations: string[];
  redFlags: string[];
}

/** What to do now, then what helps meanwhile, then when to come back; at home what helps comes first. */
export function recommend(
  level: UrgencyLevel,
  actions: readonly string[],
  leading: readonly ConditionText[],
  leftOut: Withheld,
): Recommendations {
  const [first] = leading;
  const meanwhile = (first?.selfCare ?? [])
    .filter((one) => one.medicine === undefined || !leftOut.has(one.medicine))
    .slice(0, MOST.selfCare)
    .map((one) => one.text);
  const help =
    level === 'emergency'
      ? []
      : (first?.whenToSee ?? []).map(({ who, when }) => `${who}: ${inSentence(when)}`);
  return {
    recommendations: [
      ...new Set([
        HOW_SOON[level],
        ...[...new Set(actions)].slice(0, MOST.actions),
        ...(level === 'low' ? [...meanwhile, ...help] : [...help, ...meanwhile]),
        WATCH,
      ]),
    ],
    redFlags: [...new Set(leading.flatMap((text) => text.redFlags.map((one) => one.text)))].slice(
      0,
      MOST.redFlags,
    ),
  };
}
