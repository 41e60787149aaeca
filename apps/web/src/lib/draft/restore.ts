import { EMPTY_DRAFT, type Draft, type MedicationImage } from './draft.ts';
import {
  ABDOMINAL_PAINS,
  ALCOHOL,
  codesOf,
  DURATIONS,
  EXERCISE,
  PREGNANCY_KINDS,
  SEXES,
  SLEEP,
  SMOKING,
  SUBJECTS,
} from './labels.ts';
import { temperatureOf } from './temperature.ts';

type Fields = Record<string, unknown>;

const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const answer = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);
const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((word) => typeof word === 'string') : [];
const score = (value: unknown): number | null =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 10 ? Number(value) : null;
const code = <V extends string>(value: unknown, codes: readonly V[]): V | null =>
  codes.find((one) => one === value) ?? null;

/** Makes a draft of whatever lay in the storage: what fits is kept, the rest counts as not answered. */
export function restoreDraft(stored: unknown): Draft {
  const from = fields(stored);
  const about = fields(from['about']);
  const check = fields(from['medicalCheck']);
  const condition = fields(from['conditionDiagnostics']);
  const diarrhoea = fields(condition['diarrhoea']);
  const migraine = fields(condition['migraine']);
  const allergies = fields(check['drugAllergies']);
  const kinds = words(check['pregnancyKinds']);
  return {
    ...EMPTY_DRAFT,
    selectedSymptoms: words(from['selectedSymptoms']),
    symptoms: text(from['symptoms']),
    about: {
      subject: code(about['subject'], codesOf(SUBJECTS)),
      ageYears: text(about['ageYears']),
      ageMonths: text(about['ageMonths']),
      sexAtBirth: code(about['sexAtBirth'], codesOf(SEXES)),
      filled: code(about['filled'], ['from-profile', 'by-hand']),
    },
    selectedBodyParts: words(from['selectedBodyParts']),
    duration: code(from['duration'], codesOf(DURATIONS)),
    intensity: score(from['intensity']),
    additionalDetails: words(from['additionalDetails']),
    path: code(from['path'], ['FAST', 'EXPLORE']),
    urgentScreening: restoreScreening(fields(from['urgentScreening'])),
    conditionDiagnostics: {
      selectedCondition: code(condition['selectedCondition'], ['Diarrhoea', 'Migraine']),
      diarrhoea: {
        bloodInStool: answer(diarrhoea['bloodInStool']),
        vomitingUntilCannotDrink: answer(diarrhoea['vomitingUntilCannotDrink']),
        abdominalPain: code(diarrhoea['abdominalPain'], codesOf(ABDOMINAL_PAINS)),
      },
      migraine: { migraineSimilarToNormal: answer(migraine['migraineSimilarToNormal']) },
    },
    medicalCheck: {
      surgery: answer(check['surgery']),
      surgeryExplanation: text(check['surgeryExplanation']),
      medication: answer(check['medication']),
      medicationDescription: text(check['medicationDescription']),
      medicationImage: restoreImage(check['medicationImage']),
      pregnantOrBreastfeeding: answer(check['pregnantOrBreastfeeding']),
      pregnancyKinds: codesOf(PREGNANCY_KINDS).filter((kind) => kinds.includes(kind)),
      pregnancyExplanation: text(check['pregnancyExplanation']),
      drugAllergies: {
        loperamide: answer(allergies['loperamide']),
        domperidone: answer(allergies['domperidone']),
        paracetamol: answer(allergies['paracetamol']),
        paracetamolOrphenadrine: answer(allergies['paracetamolOrphenadrine']),
        nsaids: words(allergies['nsaids']),
      },
    },
    chronicConditions: words(from['chronicConditions']),
    medications: text(from['medications']),
    allergies: text(from['allergies']),
    surgeries: text(from['surgeries']),
    recentTravel: answer(from['recentTravel']),
    dietChanges: words(from['dietChanges']),
    stressLevel: score(from['stressLevel']),
    sleepQuality: code(from['sleepQuality'], codesOf(SLEEP)),
    exerciseLevel: code(from['exerciseLevel'], codesOf(EXERCISE)),
    smokingStatus: code(from['smokingStatus'], codesOf(SMOKING)),
    alcoholConsumption: code(from['alcoholConsumption'], codesOf(ALCOHOL)),
    step: textOrNull(from['step']),
    profile: restoreProfile(fields(from['profile'])),
    struckOut: words(from['struckOut']),
    sessionId: textOrNull(from['sessionId']),
  };
}

function restoreScreening(from: Fields): Draft['urgentScreening'] {
  const temperatureText = text(from['temperatureText']);
  return {
    hasPhysicalDistress: answer(from['hasPhysicalDistress']),
    distressDetails: text(from['distressDetails']),
    bodyTemperature: temperatureOf(temperatureText),
    temperatureText,
    cannotMeasure: from['cannotMeasure'] === true,
  };
}

function restoreImage(value: unknown): MedicationImage | null {
  const { name, mime_type, size, preview_url } = fields(value);
  if (typeof name !== 'string' || typeof mime_type !== 'string' || typeof size !== 'number')
    return null;
  const drawn = typeof preview_url === 'string' && preview_url.startsWith('data:image/');
  return { name, mime_type, size, preview_url: drawn ? preview_url : null };
}

const restoreProfile = ({ weightKg, allergies, medications }: Fields): Draft['profile'] => ({
  weightKg: typeof weightKg === 'number' && weightKg > 0 ? weightKg : null,
  allergies: text(allergies),
  medications: text(medications),
});
