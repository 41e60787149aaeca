import type { Evidence } from '../evidence/evidence.ts';
import type { Posterior } from '../inference/posterior.ts';
import type { KnowledgeModel } from '../knowledge.ts';
import { findingsIn, type Expression, type Facts } from '../logic/expression.ts';
import { holds } from '../logic/holds.ts';
import type { Knowledge } from '../prepare.ts';

/** A rule for an emergency, cut into what must all be so, each part with the findings it names. */
export type DangerRule = readonly { when: Expression; named: readonly string[] }[];

/** By finding: the rules for an emergency that name it, or what describes it more closely. */
export function dangersByFinding(
  { rules, findings }: KnowledgeModel,
  parent: readonly number[],
): DangerRule[][] {
  const indexById = new Map(findings.map(({ id }, index) => [id, index]));
  const lists = findings.map((): DangerRule[] => []);
  for (const { when, level } of rules) {
    if (level !== 'emergency') continue;
    const rule = partsOf(when);
    const indexes = rule.flatMap(({ named }) => named.map((id) => indexById.get(id) ?? -1));
    for (const index of new Set([...indexes, ...indexes.map((one) => parent[one] ?? -1)]))
      lists[index]?.push(rule);
  }
  return lists;
}

const partsOf = (when: Expression): DangerRule =>
  (typeof when === 'object' && 'all' in when ? when.all : [when]).map((part) => ({
    when: part,
    named: [...new Set(findingsIn(part))],
  }));

/** An emergency that a finding may come from, by index, and how often it shows it. */
export interface Emergency {
  condition: number;
  frequency: number;
}

/** By finding: the emergencies that list it. */
export function emergenciesByFinding({ conditions, findings }: KnowledgeModel): Emergency[][] {
  const lists = findings.map((): Emergency[] => []);
  conditions.forEach(({ urgency, findings: listed }, condition) => {
    if (urgency.level !== 'emergency') return;
    for (const { finding, probability } of listed)
      lists[finding]?.push({ condition, frequency: probability });
  });
  return lists;
}

/** A "yes" that would show an emergency is asked about from this probability on. An estimate. */
const WORTH_A_QUESTION = 0.0003;
/**
 * So many times likelier to be left unsaid: who has a fit tells of it; whether the rash fades under a glass, or the
 * headache came within a minute, nobody says who is not asked. An estimate.
 */
const UNSAID = 10;

/** A finding that would show an emergency. */
export interface Danger {
  finding: number;
  /** The emergency it most likely is, by index. */
  speaksFor: number;
}

/**
 * Findings nobody spoke of whose "yes" alone would make a rule for an emergency hold, where something that it names, or
 * describes more closely, is so already: with a rash, that it does not fade. Those likeliest by an emergency first.
 */
export function oneAnswerAway(
  knowledge: Knowledge,
  facts: Facts,
  evidence: Evidence,
  posterior: Posterior,
  askable: (finding: number) => boolean,
): Danger[] {
  const dangers: (Danger & { order: number })[] = [];
  for (const finding of missing(knowledge, facts, evidence)) {
    if (!askable(finding)) continue;
    const { probability, speaksFor } = byEmergency(knowledge, finding, posterior);
    if (probability < WORTH_A_QUESTION) continue;
    const isCloser = (knowledge.parent[finding] ?? -1) >= 0;
    dangers.push({ finding, speaksFor, order: probability * (isCloser ? UNSAID : 1) });
  }
  return dangers.toSorted((a, b) => b.order - a.order || a.finding - b.finding);
}

/** By index: the findings not known to be so or not so whose "yes" alone would make such a rule hold. */
export function missing(
  { dangers, findingIndex }: Knowledge,
  facts: Facts,
  { known }: Evidence,
): Set<number> {
  const touched = new Set<DangerRule>();
  for (const [finding, status] of known)
    if (status === 'present') for (const rule of dangers[finding] ?? []) touched.add(rule);
  const found = new Set<number>();
  for (const rule of touched) {
    const [open, ...further] = rule.filter(({ when }) => !holds(when, facts));
    for (const id of open?.named ?? []) {
      if (facts.finding(id) !== 'unknown') continue;
      if (!further.every(({ named }) => named.includes(id))) continue;
      const answered = withYes(facts, id);
      if (rule.every(({ when }) => holds(when, answered))) found.add(findingIndex(id));
    }
  }
  return found;
}

const withYes = (facts: Facts, finding: string): Facts => ({
  ...facts,
  finding: (id) => (id === finding ? 'yes' : facts.finding(id)),
});

/** How likely somebody has the finding because of an emergency, and of which. */
function byEmergency(
  { emergencies }: Knowledge,
  finding: number,
  { probabilities }: Posterior,
): { probability: number; speaksFor: number } {
  let probability = 0;
  let most = 0;
  let speaksFor = -1;
  for (const { condition, frequency } of emergencies[finding] ?? []) {
    const share = (probabilities[condition] ?? 0) * frequency;
    probability += share;
    if (share <= most) continue;
    most = share;
    speaksFor = condition;
  }
  return { probability, speaksFor };
}
