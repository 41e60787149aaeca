import { LIMITS, type AnalysisRequest } from '@yarrow/contract';
import { inSentence } from '@yarrow/engine/words';
import type { Case } from './chat-deps.ts';

const DURATIONS: Readonly<Record<NonNullable<AnalysisRequest['duration']>, string>> = {
  less_than_1_day: ' for less than a day',
  '1_3_days': ' for 1 to 3 days',
  '1_week': ' for a week',
  more_than_1_week: ' for more than a week',
  more_than_1_month: ' for more than a month',
  unknown: '',
};
const ADVICE = {
  low: 'self-care',
  moderate: 'see a doctor, not today',
  high: 'see a doctor within 24 hours',
  emergency: 'emergency care now',
} as const;
const MOST_SYMPTOMS = 3;
const LONGEST_WORDS = 80;

/** One line for a reader: "Headache and fever for 1 to 3 days; most likely influenza; see a doctor, not today". */
export function describeCase({ input, result }: Case): string {
  const likely = result.analysis.primary_diagnosis;
  return [
    `${symptomsOf({ input, result })}${DURATIONS[input.duration ?? 'unknown']}`,
    likely === null ? 'no likely cause found' : `most likely ${inSentence(likely)}`,
    ADVICE[result.urgency_level],
  ].join('; ');
}

/** "Headache and fever". */
export function titleOf(one: Case): string {
  return symptomsOf(one).slice(0, LIMITS.title);
}

function symptomsOf({ input, result }: Case): string {
  const understood = result.understood.filter((one) => one.status === 'present');
  const implied = new Set(understood.flatMap((one) => one.implies));
  // What another finding already says is not told beside it.
  const own = understood.filter((one) => !implied.has(one.finding)).map((one) => one.name);
  const names = [...new Set(own.length > 0 ? own : (input.primary_symptoms ?? []))];
  const told = names.slice(0, MOST_SYMPTOMS).map(inSentence);
  const [last, ...others] = told.toReversed();
  if (last === undefined) return short(input.symptom_text ?? '') || 'Symptoms';
  const list = others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : last;
  return list.slice(0, 1).toUpperCase() + list.slice(1);
}

const short = (text: string): string => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > LONGEST_WORDS ? `${line.slice(0, LONGEST_WORDS - 1)}…` : line;
};
