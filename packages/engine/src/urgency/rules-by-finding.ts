import type { Evidence } from '../evidence/evidence.ts';
import type { FindingModel, KnowledgeModel } from '../knowledge.ts';
import type { Expression } from '../logic/expression.ts';

type Rule = KnowledgeModel['rules'][number];

/** The rules, by what must be so before one can hold. */
export interface RulesByFinding {
  /** By the id of a finding; a rule stands with each of those of which one must be present. */
  needing: ReadonlyMap<string, readonly Rule[]>;
  /** Those that may hold where nothing is present. */
  needingNone: readonly Rule[];
}

export function rulesByFinding(rules: readonly Rule[]): RulesByFinding {
  const needing = new Map<string, Rule[]>();
  const needingNone: Rule[] = [];
  for (const rule of rules) {
    const needed = neededBy(rule.when);
    if (!needed) needingNone.push(rule);
    for (const finding of needed ?? []) {
      const others = needing.get(finding);
      if (others) others.push(rule);
      else needing.set(finding, [rule]);
    }
  }
  return { needing, needingNone };
}

/** The rules that may hold, given what is present or suspected; each once. */
export function inQuestion(
  { needing, needingNone }: RulesByFinding,
  findings: readonly FindingModel[],
  { known, suspected }: Pick<Evidence, 'known' | 'suspected'>,
): Rule[] {
  const found = new Set(needingNone);
  const add = (finding: number): void => {
    for (const rule of needing.get(findings[finding]?.id ?? '') ?? []) found.add(rule);
  };
  for (const [finding, status] of known) if (status === 'present') add(finding);
  suspected.forEach(add);
  return [...found];
}

/** Findings of which one at least is present wherever the expression holds; null where it may hold without any. */
export function neededBy(expression: Expression): ReadonlySet<string> | null {
  if (typeof expression === 'string') return new Set([expression]);
  if ('all' in expression) {
    const needs = expression.all.flatMap((part) => neededBy(part) ?? []);
    return needs.toSorted((a, b) => a.size - b.size)[0] ?? null;
  }
  if ('any' in expression) return together(expression.any);
  if ('at_least' in expression && expression.at_least.count > 0)
    return together(expression.at_least.of);
  return null;
}

function together(parts: readonly Expression[]): ReadonlySet<string> | null {
  const needs = parts.map(neededBy);
  return needs.every((one) => one !== null) ? new Set(needs.flatMap((one) => [...one])) : null;
}
