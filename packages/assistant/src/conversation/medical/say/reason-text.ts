import type { Assessment, UrgencyReason } from '@yarrow/engine';
import { likelihoodWord } from './plain-words.ts';

const POSSIBLE = 0.15;

/** A condition's own reason ("The tube can burst …") says nothing without the condition it speaks of. */
export function reasonText(
  { rule, text }: UrgencyReason,
  { conditions, must_not_miss: dangers }: Pick<Assessment, 'conditions' | 'must_not_miss'>,
): string {
  const id = /^(?:floor|condition):(.+)$/.exec(rule)?.[1];
  const condition = conditions.find((one) => one.id === id);
  const name = condition?.name ?? dangers.find((one) => one.id === id)?.name;
  if (!name) return text;
  const probability = condition?.confidence ?? 0;
  const how = probability >= POSSIBLE ? `is ${likelihoodWord(probability)}` : 'cannot be ruled out';
  return `${name} ${how}. ${text}`;
}
