import { readFileSync } from 'node:fs';
import { ALCOHOL_CONSUMPTIONS } from '@yarrow/contract';
import type { CaseInput, DurationCode } from '@yarrow/engine';

export type Half = 'even' | 'odd' | 'all';

/** Even ids are for development, odd ones are reported on; our own vignettes are kept apart by their writers. */
export function half<T extends { id: string }>(cases: readonly T[], which: Half): T[] {
  return cases.filter(({ id }) => which === 'all' || isKeptApart(id) === (which === 'odd'));
}

/** The thousands of the numbers of own vignettes that nobody has looked at: whole batches, each of one writer. */
const UNSEEN_BATCHES: ReadonlySet<number> = new Set([3, 5, 7, 8]);

function isKeptApart(id: string): boolean {
  const [set = ''] = id.split('-');
  const number = Number(/\d+/.exec(id.split('-').at(-1) ?? '')?.[0] ?? 0);
  return set === 'own' ? UNSEEN_BATCHES.has(Math.floor(number / 1000)) : number % 2 === 1;
}

export const load = <T>(name: string): T[] =>
  JSON.parse(readFileSync(new URL(`../cases/${name}.json`, import.meta.url), 'utf8')) as T[];

export interface Vignette {
  id: string;
  source: string;
  age?: number;
  gender?: 'male' | 'female' | 'other';
  primary_symptoms?: string[];
  symptom_text: string;
  duration?: string;
  intensity?: number;
  body_regions?: string[];
  body_temperature?: number;
  chronic_conditions?: string[];
  current_medications?: string;
  recent_surgery?: boolean;
  recent_travel?: boolean;
  is_pregnant_or_breastfeeding?: boolean;
  smoking_status?: string;
  alcohol_consumption?: string;
  expected: {
    diagnosis: string;
    acceptable: string[];
    icd10: string[];
    triage: 'emergency' | 'non-emergency' | 'self-care';
  };
  triage_source: string;
  triage_borderline?: boolean;
}

const DURATIONS: Record<string, DurationCode> = {
  'less than 1 day': 'less_than_1_day',
  '1-3 days': '1_3_days',
  '4-7 days': '1_week',
  '1 week': '1_week',
  'more than 1 week': 'more_than_1_week',
  'more than 1 month': 'more_than_1_month',
};

const SMOKING: Record<string, NonNullable<CaseInput['smoking_status']>> = {
  'never smoked': 'never_smoked',
  'former smoker': 'former_smoker',
  'current smoker (less than 1 pack/day)': 'current_smoker_light',
  'current smoker (1+ packs/day)': 'current_smoker_heavy',
};

/** The words of the page become the codes of the API, as the page does it. */
export function toCase(vignette: Vignette): CaseInput {
  const alcohol = ALCOHOL_CONSUMPTIONS.find((code) =>
    vignette.alcohol_consumption?.toLowerCase().startsWith(code),
  );
  return {
    age: vignette.age,
    gender: vignette.gender,
    primary_symptoms: vignette.primary_symptoms,
    symptom_text: vignette.symptom_text,
    duration: DURATIONS[vignette.duration?.toLowerCase() ?? ''],
    intensity: vignette.intensity,
    body_regions: vignette.body_regions,
    body_temperature: vignette.body_temperature,
    chronic_conditions: vignette.chronic_conditions,
    current_medications: vignette.current_medications,
    recent_surgery: vignette.recent_surgery,
    recent_travel: vignette.recent_travel,
    is_pregnant_or_breastfeeding: vignette.is_pregnant_or_breastfeeding,
    smoking_status: SMOKING[vignette.smoking_status?.toLowerCase() ?? ''],
    alcohol_consumption: alcohol,
  };
}
