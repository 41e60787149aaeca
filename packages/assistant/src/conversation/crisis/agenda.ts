import type { CrisisLevel } from '@yarrow/contract';
import type { CrisisState } from './crisis-state.ts';
import { isOther, type Theme } from './theme.ts';
import * as habits from './words/eating-and-substances.ts';
import {
  BODY_FIRST,
  DONE,
  HELPED_AGENDA,
  IMMEDIATE_AGENDA,
  OVERDOSE,
  POISON_LINE,
  WOUND,
} from './words/immediate.ts';
import * as dangers from './words/other-dangers.ts';
import * as other from './words/other-person.ts';
import type { Passage } from './words/passage.ts';
import * as suicide from './words/suicide.ts';
import * as violence from './words/violence.ts';

type Danger = Exclude<CrisisLevel, 'none'>;
/** `low` is left out where the sentence that reflects, the line and the direct question say it all. */
type Openings = Partial<Record<Danger, Passage>>;

const SUICIDE: Openings = {
  medium: suicide.MEDIUM,
  high: suicide.HIGH,
  immediate: suicide.IMMEDIATE,
};
const HURT: Openings = {
  low: other.HURT_MEDIUM,
  medium: other.HURT_MEDIUM,
  high: other.HURT_HIGH,
  immediate: other.HURT_IMMEDIATE,
};

/** The first words about each danger at each level. */
const OPENINGS: Readonly<Record<Theme, Openings>> = {
  suicide: SUICIDE,
  low_mood: SUICIDE,
  self_harm: { ...SUICIDE, medium: dangers.SELF_HARM_MEDIUM },
  overdose: { ...SUICIDE, immediate: OVERDOSE },
  done: { ...SUICIDE, immediate: DONE },
  wound: { ...SUICIDE, medium: dangers.SELF_HARM_MEDIUM, immediate: WOUND },
  abuse: {
    low: violence.ABUSE_LOW,
    medium: violence.ABUSE_MEDIUM,
    high: violence.ABUSE_HIGH,
    immediate: violence.ABUSE_IMMEDIATE,
  },
  sexual: {
    low: violence.SEXUAL_MEDIUM,
    medium: violence.SEXUAL_MEDIUM,
    high: violence.ABUSE_HIGH,
    immediate: violence.ABUSE_IMMEDIATE,
  },
  child_abuse: {
    low: violence.CHILD_HIGH,
    medium: violence.CHILD_HIGH,
    high: violence.CHILD_HIGH,
    immediate: violence.CHILD_IMMEDIATE,
  },
  voices: {
    medium: dangers.VOICES_MEDIUM,
    high: dangers.VOICES_HIGH,
    immediate: dangers.VOICES_IMMEDIATE,
  },
  baby: {
    low: dangers.BABY_LOW,
    medium: dangers.BABY_LOW,
    high: dangers.BABY_HIGH,
    immediate: dangers.BABY_IMMEDIATE,
  },
  harm_others: {
    medium: dangers.OTHERS_MEDIUM,
    high: dangers.OTHERS_HIGH,
    immediate: dangers.OTHERS_IMMEDIATE,
  },
  eating: { ...SUICIDE, low: habits.EATING_LOW, medium: habits.EATING_MEDIUM },
  substances: { ...SUICIDE, low: habits.SUBSTANCES_LOW },
  other: {
    low: other.OTHER_MEDIUM,
    medium: other.OTHER_MEDIUM,
    high: other.OTHER_HIGH,
    immediate: other.OTHER_IMMEDIATE,
  },
  other_hurt: HURT,
};

/** Null at level low where nothing more than the reflection and the direct question is needed. */
export function openingOf(
  theme: Theme,
  level: Danger,
  { types, answers }: CrisisState,
): Passage | null {
  if (theme === 'self_harm' && level === 'medium' && !types.includes('self_harm'))
    return dangers.URGE_MEDIUM;
  const hurt = theme === 'abuse' || theme === 'sexual';
  if (hurt && level === 'high' && answers.device !== undefined) return violence.ABUSE_GRAVER;
  return OPENINGS[theme][level] ?? null;
}

const THEN: Partial<Record<Theme, readonly Passage[]>> = {
  self_harm: dangers.SELF_HARM_AGENDA,
  wound: dangers.SELF_HARM_AGENDA,
  abuse: violence.ABUSE_AGENDA,
  sexual: violence.SEXUAL_AGENDA,
  child_abuse: violence.CHILD_AGENDA,
  voices: dangers.VOICES_AGENDA,
  baby: dangers.BABY_AGENDA,
  harm_others: dangers.OTHERS_AGENDA,
  eating: habits.EATING_AGENDA,
  substances: habits.SUBSTANCES_AGENDA,
  other: other.OTHER_AGENDA,
  other_hurt: other.HURT_AGENDA,
};
const NOW: Partial<Record<Theme, readonly Passage[]>> = {
  abuse: violence.ABUSE_NOW_AGENDA,
  sexual: violence.ABUSE_NOW_AGENDA,
  child_abuse: violence.ABUSE_NOW_AGENDA,
  overdose: [...IMMEDIATE_AGENDA, POISON_LINE],
  done: [...IMMEDIATE_AGENDA, POISON_LINE],
  other: other.OTHER_NOW_AGENDA,
  other_hurt: other.OTHER_NOW_AGENDA,
};
const ABOUT_DEATH = new Set<Theme>([
  'suicide',
  'low_mood',
  'self_harm',
  'overdose',
  'wound',
  'done',
]);

/** What is still to be asked and said, the gravest danger first; one of these a turn. */
export function agendaOf(state: CrisisState): readonly Passage[] {
  const theme = state.theme ?? 'suicide';
  const others = state.themes.filter((one) => one !== theme);
  const rest = [theme, ...others].flatMap((one) => THEN[one] ?? []);
  if (state.level === 'immediate') {
    if (state.help === 'none') return NOW[theme] ?? IMMEDIATE_AGENDA;
    return isOther(theme) ? rest : [...HELPED_AGENDA, ...rest];
  }
  if (state.level === 'high' && state.help !== 'none' && !isOther(theme))
    return [...HELPED_AGENDA, ...rest];
  const deathIsTold = state.themes.includes('suicide');
  if (state.level === 'high') {
    const own = ABOUT_DEATH.has(theme) || theme === 'voices' || theme === 'baby';
    return own || deathIsTold ? [...suicide.HIGH_AGENDA, ...rest] : rest;
  }
  if (state.level === 'medium')
    return deathIsTold || theme === 'low_mood' ? [...suicide.MEDIUM_AGENDA, ...rest] : rest;
  return rest;
}

/** Every passage of this file, for the tests that read all words. */
export const ALL_OPENINGS_AND_AGENDAS: readonly Passage[] = [
  ...Object.values(OPENINGS).flatMap((one) => Object.values(one)),
  dangers.URGE_MEDIUM,
  violence.ABUSE_GRAVER,
  BODY_FIRST,
  ...suicide.MEDIUM_AGENDA,
  ...suicide.HIGH_AGENDA,
  ...IMMEDIATE_AGENDA,
  ...HELPED_AGENDA,
  ...Object.values(THEN).flat(),
  ...Object.values(NOW).flat(),
];
