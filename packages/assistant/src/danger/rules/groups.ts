/** Said of the wish to die itself, active or passive. */
export const WISH = [
  'kill_self',
  'want_die',
  'suicidal',
  'passive',
  'picturing',
  'veiled',
  'not_long',
  'attempt',
  'farewell',
] as const;
/** And what weighs on a person without it. */
export const WEIGHT = [
  ...WISH,
  'hopeless',
  'burden',
  'low_mood',
  'harm_urge',
  'harm_act',
  'settling',
  'parting',
  'preparing',
  'cue_final',
] as const;
/** The writer's own thoughts of suicide. */
export const active = { ideation: true, harm: true } as const;

/** Weak cues of different kinds: lexicon/weak.ts. */
export const SIDEWAYS = [
  'w_means',
  'w_place',
  'w_death',
  'w_final',
  'w_prep',
  'w_secret',
  'w_now',
  'w_later',
  'w_body',
  'w_despair',
] as const;

/** Weariness of life by its kinds: lexicon/wish-unsaid.ts. */
export const WEARINESS = [
  'v_spared',
  'v_envied',
  'v_ended',
  'v_staked',
  'v_ahead',
  'v_wearied',
  'v_unmade',
] as const;
