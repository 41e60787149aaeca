import type { CaseInput } from './case.ts';
import type { Collected, Named } from './evidence/collect.ts';
import type { Evidence } from './evidence/evidence.ts';
import type { Facts } from './logic/expression.ts';
import { truth, type Truth } from './logic/three-valued.ts';
import { around, type DurationRange } from './inference/duration.ts';
import { ageOf, sexOf } from './person.ts';
import type { Knowledge } from './prepare.ts';

/** Days a duration answer stands for: [from, to). */
const DURATION_DAYS: Record<string, DurationRange> = {
  less_than_1_day: [0, 1],
  '1_3_days': [1, 4],
  '1_week': [4, 10],
  more_than_1_week: [8, 30],
  more_than_1_month: [30, 3650],
};

/** What the questionnaire and the text together say of the person, for the rules. */
export function factsOf(
  input: CaseInput,
  collected: Collected,
  evidence: Evidence,
  knowledge: Knowledge,
): Facts {
  const { measures } = collected.reading;
  const age = ageOf(input.age, measures.age);
  const sex = sexOf(input);
  const known = new Map<string, Truth>();
  for (const [index, status] of evidence.known) {
    known.set(knowledge.model.findings[index]?.id ?? '', truth(status === 'present'));
  }
  const finding = (id: string): Truth => known.get(id) ?? 'unknown';
  const circumstance = (name: 'pregnant' | 'breastfeeding'): Truth =>
    finding(knowledge.circumstances[name] ?? '');
  return {
    finding,
    allergy: namedTruth(collected.allergies),
    taking: namedTruth(collected.taking),
    age,
    temperature: input.body_temperature ?? measures.temperature,
    durationDays: daysOf(input.duration, measures.durationDays),
    intensity: input.intensity ?? measures.intensity,
    weight: input.weight_kg ?? null,
    sex,
    pregnant: childbearing(input.pregnant, circumstance('pregnant'), input, age),
    breastfeeding: childbearing(input.breastfeeding, circumstance('breastfeeding'), input, age),
    distress:
      input.has_physical_distress === undefined ? 'unknown' : truth(input.has_physical_distress),
  };
}

const namedTruth =
  (named: Named) =>
  (id: string): Truth =>
    named.ids.has(id) ? 'yes' : named.asked(id) ? 'no' : 'unknown';

/** How long it has lasted. A length in the text is more exact than the one chosen, but does not overrule it. */
export function durationOf(
  chosen: CaseInput['duration'],
  stated: number | null,
): DurationRange | null {
  const range = rangeOf(chosen);
  if (stated === null || !range) return stated === null ? range : around(stated);
  if (stated >= range[0] && stated <= range[1]) return around(stated);
  // "More than a week" is true of years, and the years may be those of something else in the text.
  return stated > range[1] && chosen?.startsWith('more_') ? [range[0], around(stated)[1]] : range;
}

function daysOf(chosen: CaseInput['duration'], stated: number | null): number | null {
  const range = rangeOf(chosen);
  if (!range) return stated;
  if (stated !== null && stated >= range[0] && stated <= range[1]) return stated;
  return (range[0] + range[1]) / 2;
}

const rangeOf = (chosen: CaseInput['duration']): DurationRange | null =>
  (chosen && DURATION_DAYS[chosen]) ?? null;

/** As the urgency sees them: "my face might be drooping" is reason enough to act. Nothing else counts a maybe. */
export function feared(facts: Facts, { suspected }: Evidence, { model }: Knowledge): Facts {
  const ids = new Set([...suspected].map((index) => model.findings[index]?.id));
  return { ...facts, finding: (id) => (ids.has(id) ? 'yes' : facts.finding(id)) };
}

const CHILDBEARING = { from: 10, to: 60 };

/** A "yes" to "pregnant or breastfeeding" leaves open which; a "no" denies both. */
function childbearing(
  own: boolean | undefined,
  said: Truth,
  input: CaseInput,
  age: number | null,
): Truth {
  if (own !== undefined) return truth(own);
  if (said !== 'unknown') return said;
  if (input.is_pregnant_or_breastfeeding === false || input.gender === 'male') return 'no';
  if (age !== null && (age < CHILDBEARING.from || age > CHILDBEARING.to)) return 'no';
  return 'unknown';
}
