import type { FollowUpQuestion } from '../assessment.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Posterior } from '../inference/posterior.ts';
import type { ConditionModel, FindingModel } from '../knowledge.ts';
import type { Facts } from '../logic/expression.ts';
import type { Knowledge } from '../prepare.ts';
import { inSentence } from '../words.ts';
import { oneAnswerAway } from './one-answer-away.ts';

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

/**
 * What to ask next: what is expected to tell most, broad before narrow, and between whiles what would show an emergency.
 * None when nothing would change.
 */
export function followUp(
  knowledge: Knowledge,
  evidence: Evidence,
  posterior: Posterior,
  facts: Facts,
  who: Asked,
): FollowUpQuestion[] {
  const askable = (finding: number): boolean =>
    isOpen(knowledge, evidence, finding) && mayAsk(knowledge.model.findings[finding], who);
  const telling = mostTelling(knowledge, posterior, askable);
  const dangers = oneAnswerAway(knowledge, facts, evidence, posterior, askable);
  return inTurn(telling, dangers, who.asked.size).flatMap(({ finding, speaksFor }) => {
    const danger = dangers.find((one) => one.finding === finding);
    const about = knowledge.model.findings[finding];
    const condition = knowledge.model.conditions[danger?.speaksFor ?? speaksFor];
    if (!about || !condition) return [];
    const name = inSentence(condition.name);
    const why = danger
      ? `It helps to rule out ${name}, which would need help at once.`
      : `It helps to tell ${name} from other causes.`;
    return [{ finding: about.id, question: about.question, why, options: OPTIONS }];
  });
}

/** Whom the questions are put to. */
export interface Asked {
  /** Questions that were put already. */
  asked: ReadonlySet<string>;
  /** Years; as young as the person may be. */
  age: number;
}

interface Candidate {
  finding: number;
  speaksFor: number;
}

function mostTelling(
  knowledge: Knowledge,
  posterior: Posterior,
  askable: (finding: number) => boolean,
): Candidate[] {
  const leading = leadingOnes(knowledge, posterior);
  const everyone = {
    mass: add(leading.map(({ probability }) => probability)),
    atStake: add(leading.map(({ probability, danger }) => probability * danger)),
  };
  const candidates: (Candidate & { order: number })[] = [];
  for (const [finding, listed] of listings(leading)) {
    if (!askable(finding)) continue;
    const background = knowledge.model.findings[finding]?.background ?? 0.5;
    const { worth, speaksFor } = value(background, listed, leading, everyone);
    if (worth < WORTH_ASKING) continue;
    candidates.push({ finding, speaksFor, order: worth * breadth(knowledge, finding) });
  }
  return candidates.toSorted((a, b) => b.order - a.order || a.finding - b.finding);
}

/** The second of every three questions is about a danger, however the list is cut into turns. */
function inTurn(
  telling: readonly Candidate[],
  dangers: readonly Candidate[],
  asked: number,
): Candidate[] {
  const found = new Map<number, Candidate>();
  while (found.size < MOST_QUESTIONS) {
    const ordered =
      (asked + found.size) % 3 === 1 ? [...dangers, ...telling] : [...telling, ...dangers];
    const next = ordered.find(({ finding }) => !found.has(finding));
    if (!next) break;
    found.set(next.finding, next);
  }
  return [...found.values()];
}

const mayAsk = (finding: FindingModel | undefined, { asked, age }: Asked): boolean =>
  finding !== undefined && !asked.has(finding.id) && age < (finding.askedBelow ?? Infinity);

/** Not known yet; and if it describes something more closely, that is there. */
function isOpen({ parent }: Knowledge, evidence: Evidence, finding: number): boolean {
  const described = parent[finding] ?? -1;
  return (
    !evidence.known.has(finding) &&
    !evidence.unsure.has(finding) &&
    (described < 0 || evidence.known.get(described) === 'present')
  );
}

const breadth = ({ inference }: Knowledge, finding: number): number =>
  Math.log1p(inference.listedBy[finding]?.conditions.length ?? 0) ** BREADTH;

/** A condition that a question may speak for or against. */
interface Leading {
  index: number;
  probability: number;
  danger: number;
  listed: ConditionModel['findings'];
}

function leadingOnes(
  { inference, model }: Knowledge,
  { ranking, saidPresent, probabilities }: Posterior,
): Leading[] {
  const leading: Leading[] = [];
  for (const index of ranking) {
    if (leading.length === LEADING) break;
    if ((saidPresent[index] ?? 0) < EXPLAINS) continue;
    leading.push({
      index,
      probability: probabilities[index] ?? 0,
      danger: DANGER_FACTOR[inference.urgencyRanks[index] ?? 0] ?? 1,
      listed: model.conditions[index]?.findings ?? [],
    });
  }
  return leading;
}

/** A leading condition that lists a finding, and how often it shows it. */
interface Listing {
  by: Leading;
  share: number;
}

function listings(leading: readonly Leading[]): Map<number, Listing[]> {
  const found = new Map<number, Listing[]>();
  for (const by of leading)
    for (const { finding, probability: share } of by.listed) {
      const listed = found.get(finding);
      if (listed) listed.push({ by, share });
      else found.set(finding, [{ by, share }]);
    }
  return found;
}

/**
 * Mutual information of the answer and the cause among the leading conditions, in nats, weighted by danger. A condition
 * that does not list the finding shows it as often as anybody.
 */
function value(
  background: number,
  listed: readonly Listing[],
  leading: readonly Leading[],
  everyone: { mass: number; atStake: number },
): { worth: number; speaksFor: number } {
  let affirmed = background * everyone.mass;
  for (const { by, share } of listed) affirmed += by.probability * (share - background);
  const yes = affirmed / (everyone.mass || 1);
  const usual = divergence(background, yes);
  let worth = everyone.atStake * usual;
  let best = -Infinity;
  let speaksFor = -1;
  const speak = ({ index, probability, danger }: Leading, share: number): void => {
    const speaks = probability * (share - yes) * danger;
    if (speaks > best) [best, speaksFor] = [speaks, index];
  };
  for (const { by, share } of listed) {
    worth += by.danger * by.probability * (divergence(share, yes) - usual);
    speak(by, share);
  }
  // Rarer with the leading ones than with anybody: it may speak for those that do not list it. Otherwise those that do
  // show it at least as often.
  if (background > yes)
    for (const one of leading) if (!listed.some(({ by }) => by === one)) speak(one, background);
  return { worth, speaksFor };
}

const add = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);

/** Kullback-Leibler divergence of two yes-or-no probabilities, in nats. */
const divergence = (p: number, q: number): number => part(p, q) + part(1 - p, 1 - q);

const part = (a: number, b: number): number => (a <= 0 ? 0 : a * Math.log(a / Math.max(b, 1e-9)));
