/*
 * How an assessment is put into words, the same on the page, in the chat and in a report. Reaches for nothing else of the
 * engine, so that the page may load it without the engine.
 */
import type { Assessment, UrgencyReason } from './assessment.ts';

/** From this probability upwards the word holds. */
export const LIKELIHOOD_WORDS = [
  { from: 0.8, word: 'very likely' },
  { from: 0.5, word: 'likely' },
  { from: 0.15, word: 'possible' },
  { from: 0, word: 'less likely' },
] as const;
const POSSIBLE = LIKELIHOOD_WORDS[2].from;

export const likelihoodWord = (probability: number): string =>
  LIKELIHOOD_WORDS.find(({ from }) => probability >= from)?.word ?? 'less likely';

/** A name or sentence as it goes on in another: "heart attack", "if it spreads"; "COVID-19", "IBS" and "I" stay. */
export const inSentence = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** A rounded percent that never claims to be certain: 0 and 100 are said as "under 1%" and "over 99%". */
export function percentText(probability: number): string {
  if (probability < 0.01) return 'under 1%';
  if (probability > 0.99) return 'over 99%';
  return `${Math.round(probability * 100)}%`;
}

/**
 * A reason that comes from a condition's entry ("floor:flu", "condition:flu") names its source by an id of that entry;
 * a rule's own reason names it in words.
 */
export function conditionOfRule(rule: string): string | null {
  const id = /^(?:floor|condition):(.+)$/.exec(rule)?.[1];
  return id && id !== 'not-in-the-list' ? id : null;
}

/**
 * A condition's own reason ("The tube can burst …") says nothing without the condition it speaks of. Less than possible,
 * and yet it decides: then it cannot be ruled out.
 */
export function reasonText(
  { rule, text }: Pick<UrgencyReason, 'rule' | 'text'>,
  { conditions, must_not_miss: dangers }: ReasonedAbout,
): string {
  const id = conditionOfRule(rule);
  const condition = conditions.find((one) => one.id === id);
  const name = condition?.name ?? dangers.find((one) => one.id === id)?.name;
  if (!name) return text;
  const probability = condition?.confidence ?? 0;
  const how = probability >= POSSIBLE ? `is ${likelihoodWord(probability)}` : 'cannot be ruled out';
  return `${name} ${how}. ${text}`;
}

interface ReasonedAbout {
  conditions: Pick<Assessment['conditions'][number], 'id' | 'name' | 'confidence'>[];
  must_not_miss: Pick<Assessment['must_not_miss'][number], 'id' | 'name'>[];
}
