import type { AnalysisResponse } from '@yarrow/contract';
import { likelihoodWord } from './probability.ts';
import { conditionOfRule } from './rule-source.ts';

type Reason = AnalysisResponse['urgency_reasons'][number];
type Named = Pick<AnalysisResponse, 'conditions' | 'must_not_miss'>;

/** Less than possible, and yet it decides: then it is said like this. */
const POSSIBLE = 0.15;

/** A condition's own reason ("The tube can burst …") says nothing without the condition it speaks of. */
export function reasonText(
  { rule, text }: Reason,
  { conditions, must_not_miss: dangers }: Named,
): string {
  const id = conditionOfRule(rule);
  const condition = conditions.find((one) => one.id === id);
  const name = condition?.name ?? dangers.find((one) => one.id === id)?.name;
  if (!name) return text;
  const probability = condition?.confidence ?? 0;
  const how = probability >= POSSIBLE ? `is ${likelihoodWord(probability)}` : 'cannot be ruled out';
  return `${name} ${how}. ${text}`;
}
