import type { FollowUpQuestion } from '../assessment.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Posterior, PosteriorCondition } from '../inference/posterior.ts';
import type { FindingModel } from '../knowledge.ts';
import type { Knowledge } from '../prepare.ts';
import { rank } from '../urgency/levels.ts';

const MOST_QUESTIONS = 3;
/** Conditions that a question is weighed against. */
const LEADING = 12;
/** Nats that what was said must speak for a condition, so that nobody with a bad back is asked about a runny nose. */
const EXPLAINS = 0.5;
/** Below this many nats of expected information nothing would change. */
const WORTH_ASKING = 0.012;
/** Telling an emergency apart is worth more than telling two colds apart. */
const DANGER_FACTOR = [1, 1.2, 1.7, 2.5];

const OPTIONS: FollowUpQuestion['options'] = [
  { value: 'present', label: 'Yes' },
  { value: 'absent', label: 'No' },
  { value: 'unknown', label: "I don't know" },
];

/** The questions expected to tell most, dangers weighted up. None when nothing would change. */
export function followUp(
  knowledge: Knowledge,
  evidence: Evidence,
  posterior: Posterior,
  asked: ReadonlySet<string>,
  /** Years; as young as the person may be. */
  age: number,
): FollowUpQuestion[] {
  const leading = posterior.conditions
    .filter((one) => explains(one, posterior))
    .toSorted((a, b) => b.probability - a.probability || a.index - b.index)
    .slice(0, LEADING);
  return candidates(
    knowledge,
    evidence,
    leading.map((one) => one.index),
  )
    .map((finding) => ({ finding, ...value(knowledge, finding, leading) }))
    .filter((one) => one.worth >= WORTH_ASKING)
    .filter(({ finding }) => mayAsk(knowledge.model.findings[finding], asked, age))
    .toSorted((a, b) => b.worth - a.worth || a.finding - b.finding)
    .slice(0, MOST_QUESTIONS)
    .flatMap(({ finding, speaksFor }) => {
      const about = knowledge.model.findings[finding];
      const condition = knowledge.model.conditions[speaksFor];
      if (!about || !condition) return [];
      const why = `It helps to tell ${lower(condition.name)} from other causes.`;
      return [{ finding: about.id, question: about.question, why, options: OPTIONS }];
    });
}

const mayAsk = (finding: FindingModel | undefined, asked: ReadonlySet<string>, age: number) =>
  finding !== undefined && !asked.has(finding.id) && age < (finding.askedBelow ?? Infinity);

function explains({ weights }: PosteriorCondition, { answers }: Posterior): boolean {
  const said = weights.filter(
    (_, i) => answers[i]?.present && typeof answers[i].about === 'number',
  );
  return said.reduce((sum, weight) => sum + weight, 0) >= EXPLAINS;
}

/** "Heart attack" within a sentence; abbreviations stay ("COVID-19", "IBS"). */
const lower = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name[0]?.toLowerCase() + name.slice(1) : name;

/** Findings of the leading conditions that are not known yet and can be asked now. */
function candidates(knowledge: Knowledge, evidence: Evidence, conditions: number[]): number[] {
  const found = new Set<number>();
  for (const index of conditions) {
    for (const { finding } of knowledge.model.conditions[index]?.findings ?? []) found.add(finding);
  }
  return [...found].filter((finding) => {
    const parent = knowledge.parent[finding] ?? -1;
    return (
      !evidence.known.has(finding) &&
      !evidence.unsure.has(finding) &&
      (parent < 0 || evidence.known.get(parent) === 'present')
    );
  });
}

/** Mutual information of the answer and the cause among the leading conditions, in nats, weighted by danger. */
function value(
  knowledge: Knowledge,
  finding: number,
  leading: Posterior['conditions'],
): { worth: number; speaksFor: number } {
  const background = knowledge.model.findings[finding]?.background ?? 0.5;
  const rows = leading.map(({ index, probability }) => {
    const condition = knowledge.model.conditions[index];
    const listed = knowledge.frequencies[index]?.get(finding);
    const danger = DANGER_FACTOR[rank(condition?.urgency.level ?? 'low')] ?? 1;
    return { index, p: probability, f: listed ?? background, danger };
  });
  const mass = rows.reduce((sum, row) => sum + row.p, 0) || 1;
  const yes = rows.reduce((sum, row) => sum + (row.p / mass) * row.f, 0);
  const worth = rows.reduce((sum, { p, f, danger }) => sum + danger * p * divergence(f, yes), 0);
  const speaksFor = rows.reduce((best, row) =>
    row.p * (row.f - yes) * row.danger > best.p * (best.f - yes) * best.danger ? row : best,
  );
  return { worth, speaksFor: speaksFor.index };
}

/** Kullback-Leibler divergence of two yes-or-no probabilities, in nats. */
const divergence = (p: number, q: number): number => part(p, q) + part(1 - p, 1 - q);

const part = (a: number, b: number): number => (a <= 0 ? 0 : a * Math.log(a / Math.max(b, 1e-9)));
