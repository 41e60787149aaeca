import type {
  AbdominalPain,
  AlcoholConsumption,
  DurationCode,
  ExerciseLevel,
  Gender,
  SleepQuality,
  SmokingStatus,
} from './draft.ts';

/** What a person reads, and the code that crosses the wire. Lists without a code are sent in these very words. */
export interface Labelled<V extends string> {
  value: V;
  label: string;
}

export const COMMON_SYMPTOMS = [
  'Headache',
  'Fever',
  'Cough',
  'Fatigue',
  'Nausea',
  'Dizziness',
  'Chest Pain',
  'Shortness of Breath',
  'Abdominal Pain',
  'Diarrhoea',
  'Migraine',
] as const;

export const DURATIONS: readonly Labelled<DurationCode>[] = [
  { value: 'less_than_1_day', label: 'Less than 1 day' },
  { value: '1_3_days', label: '1-3 days' },
  { value: '1_week', label: '1 week' },
  { value: 'more_than_1_week', label: 'More than 1 week' },
  { value: 'more_than_1_month', label: 'More than 1 month' },
];

export const ADDITIONAL_DETAILS = [
  'Gets worse with movement',
  'Gets better with rest',
  'Constant pain',
  'Comes and goes',
  'Worse at night',
  'Worse in the morning',
  'Associated with eating',
  'Associated with stress',
] as const;

export const ABDOMINAL_PAINS: readonly Labelled<AbdominalPain>[] = [
  { value: 'right_lower', label: 'Yes, in the right lower quadrant of the tummy' },
  { value: 'elsewhere', label: 'Yes, not in the right lower quadrant of tummy' },
  { value: 'none', label: 'No' },
];

export const NSAIDS = [
  'Aspirin',
  'Diclofenac',
  'Naproxen',
  'Ibuprofen',
  'Mefenamic',
  'Indomethacin',
  'Celecoxib',
  'Etoricoxib',
] as const;

export const NONE_OF_THE_ABOVE = 'None of the above';
export const CHRONIC_CONDITIONS = [
  'Diabetes',
  'High blood pressure',
  'Heart disease',
  'Asthma',
  'Depression/Anxiety',
  'Arthritis',
  'High cholesterol',
  NONE_OF_THE_ABOVE,
] as const;

export const NO_CHANGES = 'No changes';
export const DIET_CHANGES = [
  'New foods',
  'Eating out more',
  'Changes in eating schedule',
  'Increased stress eating',
  'Dietary restrictions',
  NO_CHANGES,
] as const;

export const SLEEP: readonly Labelled<SleepQuality>[] = [
  { value: 'very_poor', label: 'Very poor' },
  { value: 'poor', label: 'Poor' },
  { value: 'fair', label: 'Fair' },
  { value: 'good', label: 'Good' },
  { value: 'excellent', label: 'Excellent' },
];

export const EXERCISE: readonly Labelled<ExerciseLevel>[] = [
  { value: 'none', label: 'None' },
  { value: 'light', label: 'Light (1-2 times/week)' },
  { value: 'moderate', label: 'Moderate (3-4 times/week)' },
  { value: 'heavy', label: 'Heavy (5+ times/week)' },
  { value: 'professional_athlete', label: 'Professional athlete' },
];

export const SMOKING: readonly Labelled<SmokingStatus>[] = [
  { value: 'never_smoked', label: 'Never smoked' },
  { value: 'former_smoker', label: 'Former smoker' },
  { value: 'current_smoker_light', label: 'Current smoker (less than 1 pack/day)' },
  { value: 'current_smoker_heavy', label: 'Current smoker (1+ packs/day)' },
];

export const ALCOHOL: readonly Labelled<AlcoholConsumption>[] = [
  { value: 'never', label: 'Never' },
  { value: 'occasionally', label: 'Occasionally (1-2 drinks/week)' },
  { value: 'moderately', label: 'Moderately (3-7 drinks/week)' },
  { value: 'heavily', label: 'Heavily (8+ drinks/week)' },
];

export const SEXES: readonly Labelled<Gender>[] = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'other', label: 'Other or not sure' },
];

export const SUBJECTS: readonly Labelled<'self' | 'other'>[] = [
  { value: 'self', label: 'Me' },
  { value: 'other', label: 'Someone else' },
];

export const PREGNANCY_KINDS: readonly Labelled<'pregnant' | 'breastfeeding'>[] = [
  { value: 'pregnant', label: 'Pregnant' },
  { value: 'breastfeeding', label: 'Breastfeeding' },
];

/** The name of a code, for summaries. */
export const labelOf = <V extends string>(options: readonly Labelled<V>[], value: V): string =>
  options.find((option) => option.value === value)?.label ?? value;

export const codesOf = <V extends string>(options: readonly Labelled<V>[]): V[] =>
  options.map((option) => option.value);

/** A list whose words are their own codes, as options of a choice. */
export const asOptions = <V extends string>(words: readonly V[]): Labelled<V>[] =>
  words.map((word) => ({ value: word, label: word }));
