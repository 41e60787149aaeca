import type { Evidence } from '../evidence/evidence.ts';
import type { Posterior } from '../inference/posterior.ts';
import type { KnowledgeModel } from '../knowledge.ts';
import { findingsIn, type Expression, type Facts } from '../logic/expression.ts';
import { holds } from '../logic/holds.ts';
import type { Knowledge } from '../prepare.ts';

/** A rule for an emergency, with the findings it names. */
export interface DangerRule {
  when: Expression;
  named: string[];
}

/** By finding: the rules for an emergency that name it, or what describes it more closely. */
export function dangersByFinding(
  { rules, findings }: KnowledgeModel,
  parent: readonly number[],
): DangerRule[][] {
  const indexById = new Map(findings.map(({ id }, index) => [id, index]));
  const lists = findings.map((): DangerRule[] => []);
  for (const { when, level } of rules) {
    if (level !== 'emergency') continue;
    const rule = { when, named: [...new Set(findingsIn(when))] };
    const indexes = rule.named.map((id) => indexById.get(id) ?? -1);
    for (const index of new Set([...indexes, ...indexes.map((one) => parent[one] ?? -1)]))
      lists[index]?.push(rule);
  }
  return lists;
}

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
  const isCloser = ({ finding }: Danger): boolean => (knowledge.parent[finding] ?? -1) >= 0;
  return [...missing(knowledge, facts, evidence)]
    .filter(askable)
    .map((finding) => ({ finding, ...byEmergency(knowledge, finding, posterior) }))
    .filter(({ probability }) => probability >= WORTH_A_QUESTION)
    .map((one) => ({ ...one, order: one.probability * (isCloser(one) ? UNSAID : 1) }))
    .toSorted((a, b) => b.order - a.order || a.finding - b.finding);
}

/** By index: the findings not known to be so or not so whose "yes" alone would make such a rule hold. */
export function missing(
  { dangers, findingIndex }: Knowledge,
  facts: Facts,
  { known }: Evidence,
): Set<number> {
  const touched = [...known].flatMap(([finding, status]) =>
    status === 'present' ? (dangers[finding] ?? []) : [],
  );
  const found = new Set<number>();
  for (const { when, named } of new Set(touched)) {
    if (holds(when, facts)) continue;
    for (const id of named)
      if (facts.finding(id) === 'unknown' && holds(when, withYes(facts, id)))
        found.add(findingIndex(id));
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
  let [probability, most, speaksFor] = [0, 0, -1];
  for (const { condition, frequency } of emergencies[finding] ?? []) {
    const share = (probabilities[condition] ?? 0) * frequency;
    probability += share;
    if (share > most) [most, speaksFor] = [share, condition];
  }
  return { probability, speaksFor };
}
