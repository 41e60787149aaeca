import { likelihoodWord } from '@yarrow/assistant';
import type { AnalysisResponse } from '@yarrow/contract';
import { URGENCY_LEVELS, type Knowledge, type UrgencyLevel } from '@yarrow/engine';

type Reason = AnalysisResponse['urgency_reasons'][number];

const WORDS: Record<UrgencyLevel, string> = {
  low: 'Can be looked after at home',
  moderate: 'See a doctor, not today',
  high: 'See a doctor within 24 hours',
  emergency: 'Emergency help now',
};
const NOT_UNDERSTOOD = 'Not understood: see a doctor';

export const urgencyTitle = ({ coverage, urgency_level: level }: AnalysisResponse): string =>
  coverage === 'none' ? NOT_UNDERSTOOD : WORDS[level];

/** "3rd of 4 levels of urgency" as a number: 1 is self-care, 4 an emergency. */
export const urgencyPlace = (level: UrgencyLevel): number => URGENCY_LEVELS.indexOf(level) + 1;

/** Less than possible, and yet it decides: then it is said like this. */
const POSSIBLE = 0.15;

/** A condition's own reason ("The tube can burst …") says nothing without the condition it speaks of. */
export function reasonText(
  { rule, text }: Reason,
  { conditions, must_not_miss: dangers }: AnalysisResponse,
): string {
  const id = conditionOf(rule);
  const condition = conditions.find((one) => one.id === id);
  const name = condition?.name ?? dangers.find((one) => one.id === id)?.name;
  if (!name) return text;
  const probability = condition?.confidence ?? 0;
  const how = probability >= POSSIBLE ? `is ${likelihoodWord(probability)}` : 'cannot be ruled out';
  return `${name} ${how}. ${text}`;
}

/** Null where the source of a condition's reason is not in this server's knowledge any more. */
export function reasonSource({ rule, source }: Reason, knowledge: Knowledge): string | null {
  if (source === 'yarrow') return 'Yarrow’s own rule of caution';
  const id = conditionOf(rule);
  if (id === null) return source;
  if (!knowledge.model.conditions.some((one) => one.id === id)) return null;
  const named = knowledge.textOf(id).sources.find((one) => one.id === source);
  return named ? `${named.organisation}: ${named.title}` : null;
}

/** A condition's reason names its source by an id of that entry; a rule's own reason names it in words. */
const conditionOf = (rule: string): string | null =>
  /^(?:floor|condition):(.+)$/.exec(rule)?.[1] ?? null;
