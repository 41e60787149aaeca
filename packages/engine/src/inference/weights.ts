import type { Evidence } from '../evidence/evidence.ts';
import type { FindingModel, KnowledgeModel } from '../knowledge.ts';
import type { Knowledge } from '../prepare.ts';
import { durationWeight, type DurationRange } from './duration.ts';
import { isSymptom, symptomsTold } from './symptoms-told.ts';
import { unmentionedWeights } from './unmentioned.ts';

/** Nothing in medicine is quite certain: keeps a single answer within about six nats. */
const SURE = 0.997;
const clamp = (p: number): number => Math.min(SURE, Math.max(1 - SURE, p));

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

/** What the answers say, whoever the person is: nats against the background, in the order of `answers`. */
export interface Weighed {
  answers: Answer[];
  /** By condition. */
  conditions: number[][];
  /** Of each condition, all its answers together. */
  sums: number[];
  /** All answers together, for something that is not in the list. */
  otherSum: number;
}

export function weigh(
  evidence: Evidence,
  knowledge: Knowledge,
  duration: DurationRange | null,
): Weighed {
  const { model, frequencies } = knowledge;
  const lasting = duration && durationWeight(duration);
  const unmentioned = unmentionedWeights(evidence, knowledge);
  const alien = -(ALIEN.each + ALIEN.only / Math.max(1, symptomsTold(evidence, knowledge)) ** 2);
  const answers: Answer[] = [
    ...answersOf(evidence, model, duration),
    ...(unmentioned ? [{ about: 'unmentioned', present: true, temper: 1 } as const] : []),
  ];
  const beside = answers.map(({ about, present, temper }) =>
    typeof about === 'number' && present && isSymptom(about, knowledge) ? temper * alien : 0,
  );
  const conditions = model.conditions.map(({ durationDays }, index) => {
    const weights = [...beside];
    const known = frequencies[index];
    for (const [i, { about, present, temper }] of answers.entries()) {
      if (about === 'duration') weights[i] = lasting?.(durationDays) ?? 0;
      else if (about === 'unmentioned') weights[i] = unmentioned?.[index] ?? 0;
      else {
        const listed = known?.get(about);
        if (listed === undefined) continue;
        const background = clamp(model.findings[about]?.background ?? 0.5);
        const probability = clamp(listed);
        const ratio = present ? probability / background : (1 - probability) / (1 - background);
        weights[i] = temper * Math.log(ratio);
      }
    }
    return weights;
  });
  return {
    answers,
    conditions,
    sums: conditions.map(add),
    otherSum: add(otherWeights(answers, model)),
  };
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
    const background = clamp(about.background);
    const probability = Math.max(background, Math.min(OTHER_LIFT.mostLikely, lift * background));
    return temper * Math.log(probability / background);
  });
}

const add = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
