import type { CrisisLevel, Indicator } from '@yarrow/contract';
import { detectCrisis } from '../../../danger/detect-crisis.ts';
import { crisisRank } from '../../../danger/level.ts';
import type { CrisisState } from '../crisis-state.ts';
import type { Theme } from '../theme.ts';
import { asksForMethod } from './health-talk.ts';
import { plain } from './plain.ts';

const WISH = 'I want to die. ';
const THEIR_WISH = 'My friend wants to die. ';

export interface Raise {
  level: CrisisLevel;
  indicators: Indicator[];
  /** It is a medical emergency as well. */
  emergency: boolean;
}

/** What says something by itself about an act, means or a place; a mere impression of danger is not made graver. */
const DEEDS = new Set([
  'overdose',
  'serious_self_injury',
  'suicide_imminent',
  'suicide_intent',
  'suicide_plan',
  'suicide_preparation',
  'suicide_attempt',
  'means_in_hand',
  'means_available',
  'at_a_place_of_danger',
  'goodbye',
]);
const BOTH = new Set(['overdose', 'serious_self_injury']);

/**
 * Reads a message as said by somebody who has told of a wish to die before, or of another person's: "I took them"
 * means nothing by itself. Only an act, means, a place or a way that becomes high or immediate in that light counts.
 */
export function readInThisLight(state: CrisisState, text: string): Raise | null {
  if (isOutOfReach(state, text))
    return {
      level: 'immediate',
      indicators: [{ type: 'not_answering', text, start: 0, end: text.length }],
      emergency: false,
    };
  const own =
    state.themes.includes('suicide') ||
    state.answers.thoughts === 'yes' ||
    isGraveForOneself(state);
  if (!own && state.theme !== 'other') return null;
  const before = own ? WISH : THEIR_WISH;
  const alone = detectCrisis(text).level;
  const { level, indicators } = detectCrisis(before + text);
  if (crisisRank(level) < crisisRank('high') || crisisRank(level) <= crisisRank(alone)) return null;
  const here = indicators
    .filter((one) => one.start >= before.length)
    .map((one) => ({ ...one, start: one.start - before.length, end: one.end - before.length }));
  const gravest = here[0]?.type ?? '';
  const isWay = gravest === 'method_seeking' && asksForMethod(text);
  if (!DEEDS.has(gravest) && !isWay) return null;
  return { level, indicators: here, emergency: level === 'immediate' && BOTH.has(gravest) };
}

/** In these, once the danger is high, an act is read as meant to end one's life though no such wish was told. */
const TURNED_ON_ONESELF: ReadonlySet<Theme> = new Set([
  'low_mood',
  'self_harm',
  'overdose',
  'done',
  'wound',
]);

const isGraveForOneself = ({ level, theme }: CrisisState): boolean =>
  crisisRank(level) >= crisisRank('high') && theme !== null && TURNED_ON_ONESELF.has(theme);

/** Somebody known to be in serious danger cannot be reached any more. */
const isOutOfReach = (state: CrisisState, text: string): boolean =>
  state.theme === 'other' &&
  crisisRank(state.level) >= crisisRank('high') &&
  /\b(?:isn'?t|not|won'?t|stopped|hasn'?t|doesn'?t|don'?t) (?:been )?(?:answer\w*|pick\w* up|reply\w*|replied|respond\w*|open\w* the door)|\bcan'?t (?:reach|find|get hold of) (?:him|her|them)\b|\b(?:is|has gone|gone) missing\b/.test(
    plain(text),
  );
