/**
 * What is known about one person and one episode, in the words of the wire: the analysis request is the case.
 * Everything is optional; a question that was not asked or not answered is simply absent, never a stand-in value.
 */
export interface CaseInput {
  /** Years, fractions allowed: 0.5 is six months. 0 to 120. */
  age?: number | undefined;
  /** Sex at birth; `other` counts as unknown for incidence. */
  gender?: Gender | undefined;
  primary_symptoms?: readonly string[] | undefined;
  symptom_text?: string | undefined;
  duration?: DurationCode | undefined;
  /** 1 to 10. */
  intensity?: number | undefined;
  body_regions?: readonly string[] | undefined;
  additional_details?: readonly string[] | undefined;
  chronic_conditions?: readonly string[] | undefined;
  current_medications?: string | undefined;
  recent_surgery?: boolean | undefined;
  surgery_details?: string | undefined;
  drug_allergies?: readonly string[] | undefined;
  allergies?: string | undefined;
  is_pregnant_or_breastfeeding?: boolean | undefined;
  pregnant?: boolean | undefined;
  breastfeeding?: boolean | undefined;
  pregnancy_details?: string | undefined;
  has_physical_distress?: boolean | undefined;
  distress_details?: string | undefined;
  /** Degrees Celsius, 30 to 45. */
  body_temperature?: number | undefined;
  recent_travel?: boolean | undefined;
  dietary_changes?: readonly string[] | undefined;
  /** 1 to 10. */
  stress_level?: number | undefined;
  sleep_quality?: SleepQuality | undefined;
  exercise_level?: ExerciseLevel | undefined;
  smoking_status?: SmokingStatus | undefined;
  alcohol_consumption?: AlcoholConsumption | undefined;
  path_type?: 'fast' | 'explore' | undefined;
  early_decision?: string | undefined;
  condition_answers?: ConditionAnswers | undefined;
  answers?: readonly FindingAnswer[] | undefined;
  subject?: 'self' | 'other' | undefined;
  weight_kg?: number | undefined;
  /** ISO 3166-1 alpha-2, for numbers and words of the country. */
  country?: string | undefined;
  /** YYYY-MM-DD at the person's place, so that "since Tuesday" needs no clock. */
  local_date?: string | undefined;
}

export type Gender = 'male' | 'female' | 'other';
export type DurationCode =
  | 'less_than_1_day'
  | '1_3_days'
  | '1_week'
  | 'more_than_1_week'
  | 'more_than_1_month'
  | 'unknown';
export type SleepQuality = 'very_poor' | 'poor' | 'fair' | 'good' | 'excellent';
export type ExerciseLevel = 'none' | 'light' | 'moderate' | 'heavy' | 'professional_athlete';
export type SmokingStatus =
  | 'never_smoked'
  | 'former_smoker'
  | 'current_smoker_light'
  | 'current_smoker_heavy';
export type AlcoholConsumption = 'never' | 'occasionally' | 'moderately' | 'heavily';

export interface ConditionAnswers {
  diarrhoea?:
    | {
        blood_in_stool?: boolean | undefined;
        vomiting_until_cannot_drink?: boolean | undefined;
        abdominal_pain?: 'right_lower' | 'elsewhere' | 'none' | undefined;
      }
    | undefined;
  migraine?: { similar_to_usual?: boolean | undefined } | undefined;
}

/** An answer to one of the engine's own questions; `unknown` is "I don't know". */
export interface FindingAnswer {
  finding: string;
  value: 'present' | 'absent' | 'unknown';
}
