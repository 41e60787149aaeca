import type { Evidence } from '../evidence/evidence.ts';
import type { ConditionModel, FindingModel, KnowledgeModel } from '../knowledge.ts';
import type { DurationRange } from './duration.ts';
import { durationWeight } from './duration.ts';

/** Nothing in medicine is quite certain: keeps a single answer within about six nats. */
const SURE = 0.997;
const clamp = (p: number): number => Math.min(SURE, Math.max(1 - SURE, p));

/** Exponent on the number of correlated answers: two of a group count as 2^0.6 rather than twice. */
const GROUP_TEMPER = 0.4;

/** One answer as the differential sees it. `duration` is an answer too. */
export interface Answer {
  /** Index of the finding, or null for the duration. */
  finding: number | null;
  present: boolean;
  /** 1, or less for answers that say partly the same. */
  temper: number;
}

export function answersOf(
  evidence: Evidence,
  model: KnowledgeModel,
  duration: DurationRange | null,
): Answer[] {
  const findings = evidence.counted.toSorted((a, b) => a - b);
  const sizes = new Map<string, number>();
  for (const finding of findings) {
    const group = groupOf(model.findings[finding]);
    sizes.set(group, (sizes.get(group) ?? 0) + 1);
  }
  const answers = findings.map((finding): Answer => {
    const size = sizes.get(groupOf(model.findings[finding])) ?? 1;
    const present = evidence.known.get(finding) === 'present';
    return { finding, present, temper: size ** -GROUP_TEMPER };
  });
  return duration ? [...answers, { finding: null, present: true, temper: 1 }] : answers;
}

/** Descriptions of one symptom say partly the same, unless the knowledge groups them otherwise. */
const groupOf = (finding: FindingModel | undefined): string =>
  finding?.group ??
  (finding?.refines === undefined ? `only:${finding?.id}` : `of:${finding.refines}`);

/** What each answer says for or against a condition, in nats against the background. Same order as `answers`. */
export function conditionWeights(
  condition: ConditionModel,
  probabilities: ReadonlyMap<number, number>,
  answers: readonly Answer[],
  model: KnowledgeModel,
  duration: DurationRange | null,
): number[] {
  return answers.map(({ finding, present, temper }) => {
    if (finding === null) return duration ? durationWeight(duration, condition.durationDays) : 0;
    const background = clamp(model.findings[finding]?.background ?? 0.5);
    const probability = clamp(probabilities.get(finding) ?? background);
    const ratio = present ? probability / background : (1 - probability) / (1 - background);
    return temper * Math.log(ratio);
  });
}

/**
 * What an answer says for "something not in the list": an unlisted illness also has symptoms, a little more often than
 * a person who asks about something else, but no known pattern.
 */
const OTHER_LIFT = { symptom: 1.5, refinement: 1, mostLikely: 0.5 };

export function otherWeights(answers: readonly Answer[], model: KnowledgeModel): number[] {
  return answers.map(({ finding, present, temper }) => {
    const about = finding === null ? undefined : model.findings[finding];
    if (!about || !present || about.kind === 'risk' || about.kind === 'context') return 0;
    const lift = about.refines === undefined ? OTHER_LIFT.symptom : OTHER_LIFT.refinement;
    const background = clamp(about.background);
    const probability = Math.max(background, Math.min(OTHER_LIFT.mostLikely, lift * background));
    return temper * Math.log(probability / background);
  });
}
