import { collect, settle, type CaseInput, type Knowledge, type UrgencyLevel } from '@yarrow/engine';
import { durationOf } from '../../packages/engine/src/facts.ts';
import { distribution, type Distribution } from '../../packages/engine/src/inference/posterior.ts';
import { logPriors, trustInPriors } from '../../packages/engine/src/inference/prior.ts';
import { symptomsTold } from '../../packages/engine/src/inference/symptoms-told.ts';
import { weigh } from '../../packages/engine/src/inference/weights.ts';
import { profiles } from '../../packages/engine/src/person.ts';
import type { PublishedTable, Setting } from './published.ts';

/** Shares that sum to 1; by index of the condition in the model. */
export interface Shares {
  conditions: Float64Array;
  other: number;
}

/**
 * Of those with a condition that deserves this level, the share seen in such a place. The engine knows no setting: its
 * incidence is that of people who ask for help anywhere. Who goes to an emergency department is chosen by how ill they
 * are, who is admitted even more so, and not everyone with an emergency sees a general practice first. Estimates, the
 * same for all tables.
 */
export const SEEN: Record<Setting | 'anywhere', Record<UrgencyLevel | 'other', number>> = {
  anywhere: { low: 1, moderate: 1, high: 1, emergency: 1, other: 1 },
  'general practice': { low: 1, moderate: 1, high: 0.9, emergency: 0.5, other: 1 },
  emergency: { low: 0.15, moderate: 0.2, high: 0.6, emergency: 0.95, other: 0.2 },
  hospital: { low: 0.05, moderate: 0.1, high: 0.4, emergency: 0.8, other: 0.05 },
};

/** The differential for the complaint alone: the mean over the table's ages and complaints, sex unknown. */
export function ask(
  table: PublishedTable,
  setting: keyof typeof SEEN,
  knowledge: Knowledge,
): Shares {
  const { conditions: models } = knowledge.model;
  const excluded = (code: string): boolean =>
    (table.excluding ?? []).some((beginning) => code.startsWith(beginning));
  const seen = models.map(({ icd10, urgency }) =>
    excluded(icd10) ? 0 : SEEN[setting][urgency.level],
  );
  const mean: Shares = { conditions: new Float64Array(models.length), other: 0 };
  const asked = table.told.flatMap((told) => table.ages.map((age) => ({ ...told, age })));
  for (const input of asked) {
    const { probabilities, other } = differential(input, knowledge);
    const masses = probabilities.map((probability, i) => probability * (seen[i] ?? 0));
    const otherMass = other * SEEN[setting].other;
    const total = masses.reduce((sum, mass) => sum + mass, otherMass) * asked.length;
    masses.forEach((mass, i) => (mean.conditions[i] = (mean.conditions[i] ?? 0) + mass / total));
    mean.other += otherMass / total;
  }
  return mean;
}

/** All of it; an assessment tells only the first ten. */
function differential(input: CaseInput, knowledge: Knowledge): Distribution {
  const evidence = settle(collect(input, knowledge).observations, knowledge);
  const complaints = symptomsTold(evidence, knowledge);
  if (complaints !== 1) throw new Error(`${JSON.stringify(input)} is not read as one complaint`);
  const answers = weigh(evidence, knowledge, durationOf(input.duration, null));
  const everyone = profiles(input.age ?? null, null);
  return distribution(
    logPriors(knowledge.inference.priors, everyone, trustInPriors(complaints)),
    answers,
  );
}
