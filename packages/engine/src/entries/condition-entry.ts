import { AGE_BANDS, type ConditionModel, type FindingModel } from '../knowledge.ts';
import type { Circumstance, ConditionEntry, ConditionName, Named, Typical } from './entry.ts';
import type { Readable } from './readable.ts';

export const nameOf = ({ id, name }: Named): Named => ({ id, name });
export const conditionName = (condition: ConditionModel): ConditionName => ({
  ...nameOf(condition),
  aliases: condition.aliases,
  urgency: condition.urgency.level,
});

/** The finding that it describes more closely. */
export function refinedBy({ refines }: FindingModel, { model }: Readable): Named | null {
  const refined = model.findings.find(({ id }) => id === refines);
  return refined ? nameOf(refined) : null;
}

/** Null for an id that the knowledge does not have. */
export function conditionEntry(id: string, knowledge: Readable): ConditionEntry | null {
  const condition = knowledge.model.conditions.find((one) => one.id === id);
  if (!condition) return null;
  const text = knowledge.textOf(id);
  const { reviewedBy, ...review } = text.review;
  return {
    ...conditionName(condition),
    icd10: condition.icd10,
    description: text.description,
    urgency_reason: condition.urgency.reason,
    urgency_source: condition.urgency.source,
    urgency_raised_by: condition.raisedBy.map(({ level, reason, source }) => ({
      level,
      reason,
      source,
    })),
    must_not_miss: condition.mustNotMiss?.question ?? null,
    symptoms: text.symptoms,
    findings: typical(condition, knowledge),
    circumstances: circumstances(condition, knowledge),
    duration_days: condition.durationDays,
    red_flags: text.redFlags,
    self_care: text.selfCare,
    treatments: text.treatments,
    when_to_see: text.whenToSee,
    sources: text.sources,
    review: { reviewed_by: reviewedBy, ...review },
    incidence: incidence(condition),
    incidence_basis: text.incidenceBasis,
    last_edited: text.lastEdited ?? text.review.date,
    knowledge_version: knowledge.model.version,
  };
}

interface Listed {
  finding: FindingModel;
  probability: number;
}

const listed = (condition: ConditionModel, { model }: Readable): Listed[] =>
  condition.findings.flatMap(({ finding: index, probability }) => {
    const finding = model.findings[index];
    return finding ? [{ finding, probability }] : [];
  });

/** What comes with the person rather than with the illness. */
const isCircumstance = ({ finding: { kind } }: Listed): boolean =>
  kind === 'risk' || kind === 'context';

const typical = (condition: ConditionModel, knowledge: Readable): Typical[] =>
  listed(condition, knowledge)
    .filter((one) => !isCircumstance(one))
    .toSorted((a, b) => b.probability - a.probability)
    .map(({ finding, probability }) => ({
      ...nameOf(finding),
      share: probability,
      among: refinedBy(finding, knowledge),
    }));

const circumstances = (condition: ConditionModel, knowledge: Readable): Circumstance[] =>
  listed(condition, knowledge)
    .filter(isCircumstance)
    .map(({ finding, probability }) => ({
      ...nameOf(finding),
      times: timesAsOften(probability, finding.background),
    }))
    .toSorted((a, b) => b.times - a.times);

/** Relative risk of those who carry a factor: the share among the affected, by Bayes' rule, backwards. */
const timesAsOften = (affected: number, background: number): number =>
  (Math.min(affected, MOST_SURE) * (1 - background)) /
  (background * (1 - Math.min(affected, MOST_SURE)));

const MOST_SURE = 0.999;

const incidence = ({ incidence: { female, male } }: ConditionModel): ConditionEntry['incidence'] =>
  AGE_BANDS.map(({ from, to }, i) => ({
    ages: { from, to },
    female: female[i] ?? 0,
    male: male[i] ?? 0,
  }));
