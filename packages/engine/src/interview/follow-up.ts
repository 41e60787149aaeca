import type { FollowUpQuestion } from '../assessment.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Posterior } from '../inference/posterior.ts';
import type { FindingModel } from '../knowledge.ts';
import type { Knowledge } from '../prepare.ts';
import { inSentence } from '../words.ts';

/** As many as fit one list; whoever asks one at a time takes the first. */
const MOST_QUESTIONS = 6;
/** Conditions that a question is weighed against. */
const LEADING = 12;
/** Nats that what was said must speak for a condition, so that nobody with a bad back is asked about a runny nose. */
const EXPLAINS = 0.5;
/** Below this many nats of expected information nothing would change. */
const WORTH_ASKING = 0.004;
/** Telling an emergency apart is worth more than telling two colds apart. */
const DANGER_FACTOR = [1, 1.2, 1.7, 2.5];
/**
 * Exponent on the logarithm of how many conditions list a finding. Everybody can say whether they have a fever; what only
 * one illness knows is seldom known to the person, and tells nothing where another one leads. Chosen by simulated
 * interviews (`bench/interview`).
 */
const BREADTH = 2;

const OPTIONS: FollowUpQuestion['options'] = [
  { value: 'present', label: 'Yes' },
  { value: 'absent', label: 'No' },
  { value: 'unknown', label: "I don't know" },
];

/** The questions expected to tell most, dangers weighted up, broad before narrow. None when nothing would change. */
export function followUp(
  knowledge: Knowledge,
  evidence: Evidence,
  posterior: Posterior,
  asked: ReadonlySet<string>,
  /** Years; as young as the person may be. */
  age: number,
): FollowUpQuestion[] {
  const leading = posterior.ranking
    .filter((index) => (posterior.saidPresent[index] ?? 0) >= EXPLAINS)
    .slice(0, LEADING)
    .map((index) => leadingOne(knowledge, index, posterior.probabilities[index] ?? 0));
  return candidates(
    knowledge,
    evidence,
    leading.map((one) => one.index),
  )
    .map((finding) => ({ finding, ...value(knowledge, finding, leading) }))
    .filter((one) => one.worth >= WORTH_ASKING)
    .filter(({ finding }) => mayAsk(knowledge.model.findings[finding], asked, age))
    .map((one) => ({ ...one, order: one.worth * breadth(knowledge, one.finding) }))
    .toSorted((a, b) => b.order - a.order || a.finding - b.finding)
    .slice(0, MOST_QUESTIONS)
    .flatMap(({ finding, speaksFor }) => {
      const about = knowledge.model.findings[finding];
      const condition = knowledge.model.conditions[speaksFor];
      if (!about || !condition) return [];
      const why = `It helps to tell ${inSentence(condition.name)} from other causes.`;
      return [{ finding: about.id, question: about.question, why, options: OPTIONS }];
    });
}

const mayAsk = (finding: FindingModel | undefined, asked: ReadonlySet<string>, age: number) =>
  finding !== undefined && !asked.has(finding.id) && age < (finding.askedBelow ?? Infinity);

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

const breadth = ({ inference }: Knowledge, finding: number): number =>
  Math.log1p(inference.listedBy[finding]?.conditions.length ?? 0) ** BREADTH;

/** A condition that a question may speak for or against. */
interface Leading {
  index: number;
  probability: number;
  danger: number;
  listed: ReadonlyMap<number, number>;
}

const leadingOne = (
  { inference, frequencies }: Knowledge,
  index: number,
  probability: number,
): Leading => ({
  index,
  probability,
  danger: DANGER_FACTOR[inference.urgencyRanks[index] ?? 0] ?? 1,
  listed: frequencies[index] ?? new Map(),
});

/** Mutual information of the answer and the cause among the leading conditions, in nats, weighted by danger. */
function value(
  knowledge: Knowledge,
  finding: number,
  leading: readonly Leading[],
): { worth: number; speaksFor: number } {
  const background = knowledge.model.findings[finding]?.background ?? 0.5;
  let mass = 0;
  let affirmed = 0;
  for (const { probability, listed } of leading) {
    mass += probability;
    affirmed += probability * (listed.get(finding) ?? background);
  }
  const yes = affirmed / (mass || 1);
  const usual = divergence(background, yes);
  let worth = 0;
  let best = -Infinity;
  let speaksFor = -1;
  for (const { index, probability, danger, listed } of leading) {
    const share = listed.get(finding) ?? background;
    worth += danger * probability * (share === background ? usual : divergence(share, yes));
    const speaks = probability * (share - yes) * danger;
    if (speaks > best) [best, speaksFor] = [speaks, index];
  }
  return { worth, speaksFor };
}

/** Kullback-Leibler divergence of two yes-or-no probabilities, in nats. */
const divergence = (p: number, q: number): number => part(p, q) + part(1 - p, 1 - q);

const part = (a: number, b: number): number => (a <= 0 ? 0 : a * Math.log(a / Math.max(b, 1e-9)));
