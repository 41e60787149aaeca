import type { Evidence } from '../evidence/evidence.ts';
import type { FindingModel, KnowledgeModel } from '../knowledge.ts';
import type { Knowledge } from '../prepare.ts';
import { durationWeight, type DurationRange } from './duration.ts';
import { clamped, logRatio } from './log-ratio.ts';
import { symptomsTold } from './symptoms-told.ts';
import type { InferenceTables } from './tables.ts';
import { unmentionedWeights } from './unmentioned.ts';

/** Exponent on the number of correlated answers: two of a group count as 2^0.6 rather than twice. */
const GROUP_TEMPER = 0.4;

/**
 * Nats against a condition for a symptom it does not list. The background has those in it who ask about that very
 * symptom; nobody with a cold complains of heartburn because of the cold. The more is told, the more of it is beside
 * the matter. Chosen by cross-validation.
 */
const ALIEN = { each: 0.3, only: 2.5 };

/** One answer as the differential sees it. How long it has lasted is an answer, and so is what was not mentioned. */
export interface Answer {
  /** Index of the finding. */
  about: number | 'duration' | 'unmentioned';
  present: boolean;
  /** 1, or less for answers that say partly the same. */
  temper: number;
}

function answersOf(
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
    return { about: finding, present, temper: size ** -GROUP_TEMPER };
  });
  return duration ? [...answers, { about: 'duration', present: true, temper: 1 }] : answers;
}

/** Descriptions of one symptom say partly the same, unless the knowledge groups them otherwise. */
const groupOf = (finding: FindingModel | undefined): string =>
  finding?.group ??
  (finding?.refines === undefined ? `only:${finding?.id}` : `of:${finding.refines}`);

/** What the answers say, whoever the person is: nats against the background. */
export interface Weighed {
  answers: Answer[];
  /** By condition: all its answers together. */
  sums: Float64Array;
  /** By condition: the findings that were said to be present, together. */
  saidPresent: Float64Array;
  /** All answers together, for something that is not in the list. */
  otherSum: number;
  /** What each answer weighs for a condition, in the order of `answers`; they add up to its sum. */
  weightsOf: (condition: number) => number[];
}

export function weigh(
  evidence: Evidence,
  knowledge: Knowledge,
  duration: DurationRange | null,
): Weighed {
  const { model, inference, frequencies } = knowledge;
  const lasting = durationWeights(duration, inference);
  const unmentioned = unmentionedWeights(evidence, knowledge);
  const alien = -(ALIEN.each + ALIEN.only / Math.max(1, symptomsTold(evidence, knowledge)) ** 2);
  const answers: Answer[] = [
    ...answersOf(evidence, model, duration),
    ...(unmentioned ? [{ about: 'unmentioned', present: true, temper: 1 } as const] : []),
  ];
  /** What each answer weighs for a condition that does not list it. */
  const unlisted = answers.map(({ about, present, temper }) =>
    typeof about === 'number' && present && inference.isSymptom[about] ? temper * alien : 0,
  );
  const saidPresent = new Float64Array(model.conditions.length).fill(add(unlisted));
  const otherwise = new Float64Array(model.conditions.length);
  for (const [i, { about, present, temper }] of answers.entries()) {
    const listed = typeof about === 'number' && inference.listedBy[about];
    if (!listed) continue;
    const nats = present ? listed.present : listed.absent;
    const sums = present ? saidPresent : otherwise;
    const usual = unlisted[i] ?? 0;
    for (let k = 0; k < listed.conditions.length; k += 1) {
      const condition = listed.conditions[k] ?? -1;
      sums[condition] = (sums[condition] ?? 0) + temper * (nats[k] ?? 0) - usual;
    }
  }
  const weightOf = (condition: number, { about, present, temper }: Answer, i: number): number => {
    if (about === 'duration') return lasting?.[condition] ?? 0;
    if (about === 'unmentioned') return unmentioned?.[condition] ?? 0;
    const probability = frequencies[condition]?.get(about);
    if (probability === undefined) return unlisted[i] ?? 0;
    return temper * logRatio(probability, model.findings[about]?.background ?? 0.5, present);
  };
  return {
    answers,
    saidPresent,
    sums: saidPresent.map(
      (sum, i) => sum + (otherwise[i] ?? 0) + (lasting?.[i] ?? 0) + (unmentioned?.[i] ?? 0),
    ),
    otherSum: add(otherWeights(answers, model)),
    weightsOf: (condition) => answers.map((answer, i) => weightOf(condition, answer, i)),
  };
}

function durationWeights(
  duration: DurationRange | null,
  { durations }: InferenceTables,
): Float64Array | null {
  if (!duration) return null;
  const weightOf = durationWeight(duration);
  const weights = new Float64Array(durations.length);
  for (const [condition, usual] of durations.entries()) weights[condition] = weightOf(usual);
  return weights;
}

/**
 * What an answer says for "something not in the list": an unlisted illness also has symptoms, a little more often than
 * a person who asks about something else, but no known pattern.
 */
const OTHER_LIFT = { symptom: 1.5, refinement: 1, mostLikely: 0.5 };

function otherWeights(answers: readonly Answer[], model: KnowledgeModel): number[] {
  return answers.map(({ about: index, present, temper }) => {
    const about = typeof index === 'number' ? model.findings[index] : undefined;
    if (!about || !present || about.kind === 'risk' || about.kind === 'context') return 0;
    const lift = about.refines === undefined ? OTHER_LIFT.symptom : OTHER_LIFT.refinement;
    const background = clamped(about.background);
    const probability = Math.max(background, Math.min(OTHER_LIFT.mostLikely, lift * background));
    return temper * logRatio(probability, background, true);
  });
}

const add = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
