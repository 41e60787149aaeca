import type { CaseInput } from '../case.ts';
import { collect } from '../evidence/collect.ts';
import { settle } from '../evidence/evidence.ts';
import { factsOf } from '../facts.ts';
import type { MedicineModel } from '../knowledge.ts';
import { evaluate, type Expression, type Facts } from '../logic/expression.ts';
import type { Knowledge } from '../prepare.ts';
import { judge, type Verdict } from './medicines.ts';

export interface MedicineJudgement extends Verdict {
  medicine: MedicineModel;
  /** What is not known and would decide it: findings, age, medicines taken, allergies. None unless it is open. */
  toAsk: Expression[];
}

/**
 * Whether one medicine suits the person of a case, also one that no likely condition names. Throws for an unknown
 * medicine. The same judgement stands behind `assess(...).medicines`.
 */
export function judgeMedicine(
  id: string,
  input: CaseInput,
  knowledge: Knowledge,
): MedicineJudgement {
  const medicine = knowledge.model.medicines.find((one) => one.id === id);
  if (!medicine) throw new Error(`the knowledge has no medicine "${id}"`);
  const collected = collect(input, knowledge);
  const evidence = settle(collected.observations, knowledge);
  const facts = factsOf(input, collected, evidence, knowledge);
  const verdict = judge(medicine, facts);
  const toAsk =
    verdict.verdict === 'open' ? verdict.reasons.flatMap(({ when }) => open(when, facts)) : [];
  return { medicine, ...verdict, toAsk };
}

/** The parts of an undecided expression that are themselves unknown, down to single questions. */
function open(expression: Expression, facts: Facts): Expression[] {
  if (evaluate(expression, facts) !== 'unknown') return [];
  if (typeof expression === 'string') return [expression];
  if ('all' in expression) return expression.all.flatMap((part) => open(part, facts));
  if ('any' in expression) return expression.any.flatMap((part) => open(part, facts));
  if ('at_least' in expression) return expression.at_least.of.flatMap((part) => open(part, facts));
  if ('not' in expression) return open(expression.not, facts);
  return [expression];
}
