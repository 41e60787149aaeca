import type { AnalysisRequest } from '@yarrow/contract';

type Field<Name extends keyof AnalysisRequest> = NonNullable<AnalysisRequest[Name]>;

/** What the codes of the wire say on paper. */
export const CODES = {
  duration: {
    less_than_1_day: 'Less than 1 day',
    '1_3_days': '1-3 days',
    '1_week': '1 week',
    more_than_1_week: 'More than 1 week',
    more_than_1_month: 'More than 1 month',
    unknown: null,
  } satisfies Record<Field<'duration'>, string | null>,
  subject: {
    self: 'The person themself',
    other: 'Somebody else, for this person',
  } satisfies Record<Field<'subject'>, string>,
  gender: {
    female: 'Female',
    male: 'Male',
    other: 'Other or not sure',
  } satisfies Record<Field<'gender'>, string>,
  sleep: {
    very_poor: 'Very poor',
    poor: 'Poor',
    fair: 'Fair',
    good: 'Good',
    excellent: 'Excellent',
  } satisfies Record<Field<'sleep_quality'>, string>,
  exercise: {
    none: 'None',
    light: 'Light, 1-2 times a week',
    moderate: 'Moderate, 3-4 times a week',
    heavy: 'Heavy, 5 or more times a week',
    professional_athlete: 'Professional athlete',
  } satisfies Record<Field<'exercise_level'>, string>,
  smoking: {
    never_smoked: 'Never smoked',
    former_smoker: 'Former smoker',
    current_smoker_light: 'Smokes less than a pack a day',
    current_smoker_heavy: 'Smokes a pack a day or more',
  } satisfies Record<Field<'smoking_status'>, string>,
  alcohol: {
    never: 'Never',
    occasionally: 'Occasionally, 1-2 drinks a week',
    moderately: 'Moderately, 3-7 drinks a week',
    heavily: 'Heavily, 8 or more drinks a week',
  } satisfies Record<Field<'alcohol_consumption'>, string>,
  abdominalPain: {
    right_lower: 'Yes, low on the right',
    elsewhere: 'Yes, not low on the right',
    none: 'No',
  },
  answer: { present: 'Yes', absent: 'No', unknown: 'Does not know' },
} as const;
