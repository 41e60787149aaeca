/** What the danger is; chooses the words, decides no level. */
export type Theme =
  | 'suicide'
  | 'low_mood'
  | 'self_harm'
  | 'overdose'
  /** Something was done or taken, and not yet said what. */
  | 'done'
  | 'wound'
  | 'abuse'
  | 'sexual'
  | 'child_abuse'
  | 'voices'
  | 'baby'
  | 'harm_others'
  | 'eating'
  | 'substances'
  /** Another person may end their life, or is hurt. */
  | 'other'
  | 'other_hurt';

const THEME_OF: Readonly<Record<string, Theme>> = {
  overdose: 'overdose',
  serious_self_injury: 'wound',
  self_harm: 'self_harm',
  self_harm_urge: 'self_harm',
  hopelessness: 'low_mood',
  burden_or_self_hate: 'low_mood',
  persistent_low_mood: 'low_mood',
  past_with_distress: 'low_mood',
  distress: 'low_mood',
  abuse: 'abuse',
  danger_of_being_killed: 'abuse',
  attack_now: 'abuse',
  controlling_behaviour: 'abuse',
  sexual_abuse: 'sexual',
  child_abuse: 'child_abuse',
  child_in_danger: 'child_abuse',
  psychosis: 'voices',
  command_voices: 'voices',
  danger_to_baby: 'baby',
  perinatal_intrusive_thoughts: 'baby',
  thoughts_of_harming_others: 'harm_others',
  intent_to_harm_others: 'harm_others',
  about_to_harm_others: 'harm_others',
  eating_disorder: 'eating',
  eating_disorder_danger: 'eating',
  using_to_cope: 'substances',
  sounds_like_danger: 'low_mood',
  answered_yes_to_done: 'done',
  answered_yes_to_wound: 'wound',
  answered_yes_to_commands: 'voices',
  answered_yes_to_strangled: 'abuse',
  answered_yes_to_baby_act: 'baby',
  answered_yes_to_others_act: 'harm_others',
  answered_yes_to_others_near: 'harm_others',
  answered_yes_to_eating_signs: 'eating',
};
/** Answers that say how bad it is and not what: the theme stays the one spoken of. */
const AS_BEFORE = new Set([
  'answered_yes_to_danger_now',
  'answered_yes_to_other_plan',
  'answered_yes_to_other_now',
  'not_answering',
]);

const VIOLENCE = new Set<Theme>(['abuse', 'sexual', 'child_abuse', 'harm_others']);
/** The writer is hurt by somebody who may listen in. */
const HURT_AT_HOME = new Set<Theme>(['abuse', 'sexual', 'child_abuse']);
/** In these somebody's own life is in question: amounts and dangers of medicines are not spoken of. */
const OWN_LIFE = new Set<Theme>([
  'suicide',
  'low_mood',
  'self_harm',
  'overdose',
  'done',
  'wound',
  'voices',
  'baby',
  'eating',
  'substances',
  'other',
]);

export const isOwnLife = (theme: Theme): boolean => OWN_LIFE.has(theme);
/** About another person. */
export const isOther = (theme: Theme | null): boolean =>
  theme === 'other' || theme === 'other_hurt';
export const isHurtAtHome = (theme: Theme): boolean => HURT_AT_HOME.has(theme);

export interface About {
  /** The danger is another person's. */
  other: boolean;
  child: boolean;
  /** What was spoken of before. */
  before: Theme | null;
  /** Something is done to the writer: "they put a chip in me". */
  toMe: boolean;
  /** Another person is named who may be the one that is hurt. */
  victim: boolean;
}

/** What an indicator speaks of. What has no name of its own is about suicide: the safest reading. */
export function themeOf(type: string, about: About): Theme {
  const { child, before, toMe, victim } = about;
  if (AS_BEFORE.has(type)) return before ?? 'suicide';
  const theme = THEME_OF[type] ?? 'suicide';
  // Who is hurt at home speaks of the one who hurts: "he has a knife".
  const mine =
    (theme === 'voices' && (toMe || before === 'voices')) ||
    ((theme === 'abuse' || theme === 'sexual') && (toMe || !victim));
  const other = about.other && !mine;
  if (other) return VIOLENCE.has(theme) ? 'other_hurt' : 'other';
  if (theme === 'child_abuse' && !child) return 'other_hurt';
  return child && (theme === 'abuse' || theme === 'sexual') ? 'child_abuse' : theme;
}
