import type { AnalysisRequest } from '@yarrow/contract';
import { ageOf } from './age.ts';
import type { ConditionName, Draft } from './draft.ts';
import { earlyDecision } from './early-decision.ts';

interface Surroundings {
  /** YYYY-MM-DD where the person is. */
  localDate?: string | undefined;
  country?: string | undefined;
}

/** Everything a person answered, in the codes of the wire. A question not answered is not sent; nothing is made up. */
export function toAnalysisRequest(
  draft: Draft,
  { localDate, country }: Surroundings = {},
): AnalysisRequest {
  const decision = earlyDecision(draft);
  const { urgentScreening: urgent, medicalCheck: check, about } = draft;
  return withoutGaps({
    subject: about.subject,
    age: ageOf(about),
    gender: about.sexAtBirth,
    primary_symptoms: some(draft.selectedSymptoms),
    symptom_text: written(draft.symptoms),
    body_regions: some(draft.selectedBodyParts),
    duration: draft.duration,
    intensity: draft.intensity,
    additional_details: some(draft.additionalDetails),
    has_physical_distress: urgent.hasPhysicalDistress,
    distress_details: urgent.hasPhysicalDistress ? written(urgent.distressDetails) : undefined,
    body_temperature: urgent.cannotMeasure ? undefined : urgent.bodyTemperature,
    condition_answers: conditionAnswers(draft, decision.triggeredConditions[0]),
    recent_surgery: check.surgery,
    surgery_details: joined(check.surgery ? check.surgeryExplanation : '', draft.surgeries),
    weight_kg: draft.profile.weightKg,
    current_medications: medications(draft) ?? written(draft.profile.medications),
    drug_allergies: drugAllergies(draft),
    allergies: written(draft.allergies) ?? written(draft.profile.allergies),
    is_pregnant_or_breastfeeding: check.pregnantOrBreastfeeding,
    pregnant: pregnancy(draft, 'pregnant'),
    breastfeeding: pregnancy(draft, 'breastfeeding'),
    pregnancy_details: check.pregnantOrBreastfeeding
      ? written(check.pregnancyExplanation)
      : undefined,
    chronic_conditions: some(draft.chronicConditions),
    recent_travel: draft.recentTravel,
    dietary_changes: some(draft.dietChanges),
    stress_level: draft.stressLevel,
    sleep_quality: draft.sleepQuality,
    exercise_level: draft.exerciseLevel,
    smoking_status: draft.smokingStatus,
    alcohol_consumption: draft.alcoholConsumption,
    path_type: decision.path === 'FAST' ? 'fast' : 'explore',
    early_decision: written(decision.triggeredConditions.join(',')),
    answers: struckOut(draft),
    local_date: localDate,
    country,
  });
}

/** The date on the person's own calendar. */
export function localDateOf(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const written = (text: string): string | undefined => text.trim() || undefined;
const some = (words: string[]): string[] | undefined => (words.length > 0 ? words : undefined);
const joined = (...texts: string[]): string | undefined =>
  written(
    texts
      .map((text) => text.trim())
      .filter(Boolean)
      .join('; '),
  );

/** Only of the condition in question: an answer about another one may come from a path since left. */
function conditionAnswers(
  { conditionDiagnostics: { diarrhoea, migraine } }: Draft,
  condition: ConditionName | undefined,
): AnalysisRequest['condition_answers'] {
  if (condition === 'Diarrhoea') {
    const answers = withoutGaps({
      blood_in_stool: diarrhoea.bloodInStool,
      vomiting_until_cannot_drink: diarrhoea.vomitingUntilCannotDrink,
      abdominal_pain: diarrhoea.abdominalPain,
    });
    return Object.keys(answers).length > 0 ? { diarrhoea: answers } : undefined;
  }
  const usual = migraine.migraineSimilarToNormal;
  return condition === 'Migraine' && usual !== null
    ? { migraine: { similar_to_usual: usual } }
    : undefined;
}

/** "No" is an answer: it says that nothing is taken. */
function medications({ medicalCheck, medications: history }: Draft): string | undefined {
  if (medicalCheck.medication) return joined(medicalCheck.medicationDescription, history);
  return written(history) ?? (medicalCheck.medication === false ? 'None' : undefined);
}

const MEDICINES = [
  ['loperamide', 'Loperamide'],
  ['domperidone', 'Domperidone'],
  ['paracetamol', 'Paracetamol'],
  ['paracetamolOrphenadrine', 'Paracetamol/Orphenadrine'],
] as const;

/** An empty list says "asked, and none"; no list says "not asked". */
function drugAllergies({ medicalCheck: { drugAllergies: told } }: Draft): string[] | undefined {
  const asked = told.nsaids.length > 0 || MEDICINES.some(([key]) => told[key] !== null);
  if (!asked) return undefined;
  return [...MEDICINES.filter(([key]) => told[key]).map(([, name]) => name), ...told.nsaids];
}

/** Neither present nor absent: it was only misread. */
const struckOut = ({ struckOut: findings }: Draft): AnalysisRequest['answers'] =>
  findings.length > 0 ? findings.map((finding) => ({ finding, value: 'unknown' })) : undefined;

const pregnancy = ({ medicalCheck: check }: Draft, kind: 'pregnant' | 'breastfeeding') =>
  check.pregnantOrBreastfeeding && check.pregnancyKinds.includes(kind) ? true : undefined;

type Gapless<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** Leaves out what was not answered. */
function withoutGaps<T extends object>(fields: T): Gapless<T> {
  const kept: Gapless<T> = {};
  for (const key of Object.keys(fields) as (keyof T)[]) {
    const value = fields[key];
    if (value !== null && value !== undefined) kept[key] = value;
  }
  return kept;
}
