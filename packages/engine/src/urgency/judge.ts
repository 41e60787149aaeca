import type { UrgencyLevel, UrgencyReason } from '../assessment.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Distribution } from '../inference/posterior.ts';
import { findingsIn, type Expression, type Facts } from '../logic/expression.ts';
import { holds } from '../logic/holds.ts';
import type { ConditionModel } from '../knowledge.ts';
import type { Knowledge } from '../prepare.ts';
import { higher, rank, URGENCY_LEVELS } from './levels.ts';
import { inQuestion } from './rules-by-finding.ts';
import { SOUNDS } from './sounds-urgent.ts';
import { unsureOfDanger } from './unsure-of-danger.ts';

export interface Urgency {
  level: UrgencyLevel;
  /** Everything that asked for more than self-care, most urgent first. */
  reasons: UrgencyReason[];
  /** What to do now, from the rules that fired at this level; what a milder one says would only distract. */
  actions: string[];
}

/**
 * How much probability must call for a level before it is given. An emergency is acted on when one in four such
 * people has one, because missing it does more harm than going for nothing; the rest as the harm lessens.
 */
const CALLS: Record<UrgencyLevel, number> = { emergency: 0.25, high: 0.35, moderate: 0.5, low: 0 };
/**
 * Of somebody of unknown age what the worst of all ages would call for is told only where it is nearly likely: a sore
 * throat of today is no emergency because it might be a very old person's.
 */
const FOR_ANYBODY = 1.8;
/** What is told first by the words that were chosen is taken as urgently as it is told, where it is told clearly. */
const AS_TOLD = 2;
/**
 * A condition's own aggravating circumstances count once it is this likely. What would be a danger counts early; that a
 * less likely condition would deserve a doctor some day is no reason to send everybody there.
 */
const IN_PLAY: Record<UrgencyLevel, number> = {
  emergency: 0.05,
  high: 0.05,
  moderate: 0.15,
  low: 1,
};

/** How likely each cause is, as it was inferred and as it is told. */
export interface Shares {
  main: Distribution;
  stated: Distribution;
  /** As inferred for everyone this person may be, where age or sex is not known. */
  plausible: readonly Distribution[];
}

/** Layers that can only raise: rules, what the conditions call for, the person's own answers, how the message sounds. */
export function judgeUrgency(
  knowledge: Knowledge,
  facts: Facts,
  evidence: Evidence,
  { main, stated, plausible }: Shares,
  soundsUrgent: boolean,
): Urgency {
  const fired = inQuestion(knowledge.rules, knowledge.model.findings, evidence)
    .filter((rule) => holds(rule.when, facts))
    .map((rule) => ({ ...rule, fits: fits(rule.when, facts) }))
    .toSorted((a, b) => rank(b.level) - rank(a.level) || b.fits - a.fits || (a.id < b.id ? -1 : 1));
  const reasons = [
    ...fired.map(({ id, level, reason, source }) => ({ rule: id, level, text: reason, source })),
    ...raisedConditions(knowledge, facts, [main, ...plausible]),
    ...mostCautious([
      ...called(knowledge, main),
      ...called(knowledge, stated, AS_TOLD),
      ...plausible.flatMap((one) => called(knowledge, one, FOR_ANYBODY)).filter(isDanger),
    ]),
    ...ownAnswers(facts),
    ...unsureOfDanger(knowledge, facts, evidence),
    ...(soundsUrgent ? [SOUNDS.reason] : []),
  ].toSorted((a, b) => rank(b.level) - rank(a.level));
  const level = reasons.reduce<UrgencyLevel>((top, reason) => higher(top, reason.level), 'low');
  return {
    level,
    reasons: reasons.filter((reason) => reason.level !== 'low'),
    actions: [
      ...fired,
      ...(soundsUrgent ? [{ level: SOUNDS.reason.level, action: SOUNDS.action }] : []),
    ]
      .filter((one) => one.level === level)
      .map(({ action }) => action),
  };
}

/** How much of what a rule names is so: of two as urgent, the one that names more of it speaks first. */
const fits = (when: Expression, facts: Facts): number =>
  new Set(findingsIn(when).filter((id) => facts.finding(id) === 'yes')).size;

/** What makes a condition in play worse in this person, be it in play for one only of those this may be. */
function raisedConditions(
  knowledge: Knowledge,
  facts: Facts,
  everyone: readonly Distribution[],
): UrgencyReason[] {
  const highest = (index: number): number =>
    everyone.reduce((most, { probabilities }) => Math.max(most, probabilities[index] ?? 0), 0);
  const inPlay: { condition: ConditionModel; probability: number }[] = [];
  for (const [index, condition] of knowledge.model.conditions.entries()) {
    const probability = highest(index);
    if (probability >= IN_PLAY.emergency) inPlay.push({ condition, probability });
  }
  const likeliestFirst = inPlay.toSorted((a, b) => b.probability - a.probability);
  return likeliestFirst.flatMap(({ condition: { id, raisedBy }, probability }) =>
    raisedBy
      .filter(({ level, when }) => probability >= IN_PLAY[level] && holds(when, facts))
      .map(({ level, reason, source }) => ({
        rule: `condition:${id}`,
        level,
        text: reason,
        source,
      })),
  );
}

/** The highest level that enough of the probability calls for, with the condition that calls loudest. */
function called(
  { model, inference }: Knowledge,
  { probabilities, other }: Distribution,
  /** How many times as much it takes. */
  strictness = 1,
): UrgencyReason[] {
  const byLevel = URGENCY_LEVELS.map(() => ({ mass: 0, loudest: -1, most: 0 }));
  for (const [index, probability] of probabilities.entries()) {
    const at = byLevel[inference.urgencyRanks[index] ?? 0];
    if (!at) continue;
    at.mass += probability;
    if (probability <= at.most) continue;
    at.loudest = index;
    at.most = probability;
  }
  let mass = 0;
  let loud = { loudest: -1, most: 0 };
  for (const level of URGENCY_LEVELS.toReversed()) {
    const at = byLevel[rank(level)];
    if (level === 'low' || !at) break;
    mass += at.mass;
    if (at.most > loud.most) loud = at;
    const unknown = rank(level) <= rank('moderate') ? other : 0;
    if (mass + unknown < CALLS[level] * strictness) continue;
    const condition = model.conditions[loud.loudest];
    if (!condition || unknown > loud.most) {
      return [{ rule: 'floor:not-in-the-list', level, text: NOT_IN_LIST, source: 'yarrow' }];
    }
    const { id, urgency } = condition;
    return [{ rule: `floor:${id}`, level, text: urgency.reason, source: urgency.source }];
  }
  return [];
}

const NOT_IN_LIST =
  'What you told us does not fit the conditions we know well, so a doctor should have a look.';

/**
 * What the person may be for all we know raises the urgency only for the sake of a danger. That an old man's cold would
 * be less certain is no reason to send everybody to a doctor.
 */
const isDanger = ({ level }: UrgencyReason): boolean => rank(level) >= rank('high');

/** Of what everyone this person may be would be told, the most urgent; one of each rule. */
function mostCautious(reasons: readonly UrgencyReason[]): UrgencyReason[] {
  const best = new Map<string, UrgencyReason>();
  for (const reason of reasons) {
    const other = best.get(reason.rule);
    if (!other || rank(reason.level) > rank(other.level)) best.set(reason.rule, reason);
  }
  const top = Math.max(-1, ...reasons.map((reason) => rank(reason.level)));
  return [...best.values()].filter((reason) => rank(reason.level) === top);
}

function ownAnswers(facts: Facts): UrgencyReason[] {
  if (facts.distress !== 'yes') return [];
  return [
    {
      rule: 'own:distress',
      level: 'emergency',
      text: 'You said you are in distress that needs hospital care. Trust that feeling.',
      source: 'yarrow',
    },
  ];
}
