import { conditionOfRule } from '@yarrow/engine/words';
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

/** Null where the source of a condition's reason is not in this server's knowledge any more. */
export function reasonSource({ rule, source }: Reason, knowledge: Knowledge): string | null {
  if (source === 'yarrow') return 'Yarrow’s own rule of caution';
  const id = conditionOfRule(rule);
  if (id === null) return source;
  if (!knowledge.model.conditions.some((one) => one.id === id)) return null;
  const named = knowledge.textOf(id).sources.find((one) => one.id === source);
  return named ? `${named.organisation}: ${named.title}` : null;
}
