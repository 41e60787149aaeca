import { isAge } from './age-of-child.ts';
import type { Measures } from './measures.ts';
import { isNews } from './news.ts';
import { daysIn } from './number-words.ts';
import { tellsHowOften, tellsOfOther } from './other-lengths.ts';
import { isPassing, isSpell } from './spells.ts';
import type { Token } from './token.ts';
import { isVagueLength } from './vague-lengths.ts';
import { weeksOfPregnancy } from './weeks-of-pregnancy.ts';
import { wordsBetween } from './words-between.ts';

const SINCE = new Map(
  Object.entries({
    yesterday: 1,
    today: 0.5,
    'this morning': 0.5,
    tonight: 0.25,
    'last night': 1,
    'this afternoon': 0.5,
    'this evening': 0.25,
    'this week': 7,
    'all week': 7,
    'all day': 0.5,
    'all night': 0.5,
    'all weekend': 2,
    overnight: 0.5,
  }),
);
/** Only after "since": "I had toast for breakfast" says nothing of how long. */
const MEALS = new Map(Object.entries({ breakfast: 0.5, lunch: 0.5, lunchtime: 0.5, dinner: 0.5 }));
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** What is known while a text is gone through. */
export interface Progress {
  measures: Measures;
  /** A length was told as such, "for three weeks": what comes later is of something else. */
  framed: boolean;
  /** When it began was told: "two days ago". */
  since: boolean;
  /** Whether how long one spell lasts is taken for how long it has been, for want of anything better. */
  spells: boolean;
}

/** "3 weeks", "a week and a half": how long it has been, or how old someone is. */
export function readSpan(
  tokens: readonly Token[],
  i: number,
  value: number,
  progress: Progress,
  use: (...extra: number[]) => void,
): void {
  const { measures, spells } = progress;
  const at = i + 1 + skippedWords(tokens, i);
  const unit = daysIn(tokens[at]?.norm ?? '');
  if (unit === undefined || isVagueLength(tokens, i, at)) return;
  const pregnant = weeksOfPregnancy(tokens, i, at, value);
  use(...Array.from({ length: (pregnant ?? at) - i + 1 }, (_, n) => n));
  if (pregnant !== null || tellsHowOften(tokens, i, at) || isPassing(tokens, i, at, unit)) return;
  const amount = value + halfMore(tokens, i, at, use);
  const after = tokens[at + 1]?.norm ?? '';
  if (tellsOfOther(tokens, i, at, unit)) return;
  if (isSpell(tokens, i, at, unit) !== spells) return;
  if (isAge(tokens, i, at, unit)) {
    const years = (amount * unit) / 365;
    if (years <= OLDEST) measures.age ??= years;
  } else if (
    after !== 'ago' ||
    isBriefer(measures.durationDays, amount * unit) ||
    isNews(tokens, i, measures, amount * unit)
  ) {
    const days = amount * unit;
    const before = tokens[i - 1]?.norm ?? '';
    const frame =
      ['for', 'past', 'last', 'since', 'about', 'over', 'than', 'been', 'the'].includes(before) ||
      after === 'ago' ||
      after === 'now';
    const told = tellsMore(progress, days, after === 'ago');
    if (frame && (told || isNews(tokens, i, measures, days))) measures.durationDays = days;
    measures.durationDays ??= days;
    progress.framed ||= frame && after !== 'ago';
    progress.since ||= after === 'ago';
  }
}

/**
 * Of two lengths the first holds that is told as one. A beginning, "two hours ago", yields to a shorter one, since what
 * is longer is of something else; no length of days yields to minutes.
 */
function tellsMore({ measures, framed, since }: Progress, days: number, ago: boolean): boolean {
  const known = measures.durationDays;
  if (known === null) return true;
  if (ago) return isBriefer(known, days);
  return !framed && !(since && days > known) && !(days < 0.5 && known >= 1);
}

/** Not known yet, or no more than a spell: "for ten minutes, an hour ago". */
const isBriefer = (known: number | null, days: number): boolean =>
  known === null || (known < 0.5 && known < days);

const OLDEST = 120;
const SKIPPED = new Set(['of', 'or', 'an', 'full', 'whole', 'solid', 'long', 'good']);

/** "Half an hour", "a couple of days", "three or four days" (the first number is passed over for the second). */
function skippedWords(tokens: readonly Token[], i: number): number {
  const half = tokens.slice(i + 1, i + 4).map(({ norm }) => norm);
  if (half.join(' ') === 'and a half') return 3;
  if (tokens[i]?.norm === 'half' && (half[0] === 'a' || half[0] === 'the')) return 1;
  return SKIPPED.has(tokens[i + 1]?.norm ?? '') ? 1 : 0;
}

/** "Two and a half weeks", "a week and a half". */
function halfMore(
  tokens: readonly Token[],
  i: number,
  unit: number,
  use: (...extra: number[]) => void,
): number {
  if (wordsBetween(tokens, unit + 1, unit + 4) === 'and a half') {
    use(unit - i + 1, unit - i + 2, unit - i + 3);
    return 0.5;
  }
  return 0;
}

/** "Since yesterday", "started on Tuesday". */
export function readSince(
  tokens: readonly Token[],
  i: number,
  measures: Measures,
  localDate?: string,
): void {
  const word = tokens[i]?.norm ?? '';
  const two = `${word} ${tokens[i + 1]?.norm ?? ''}`;
  const since = ['since', 'from', 'started', 'began'].includes(tokens[i - 1]?.norm ?? '');
  const meal = tokens[i - 1]?.norm === 'since' ? MEALS.get(word) : undefined;
  const days = isHabit(tokens, i, two) ? undefined : (SINCE.get(two) ?? SINCE.get(word) ?? meal);
  if (days !== undefined && (since || measures.durationDays === null)) {
    const news = since && isNews(tokens, i, measures, days);
    measures.durationDays = news ? days : (measures.durationDays ?? days);
    measures.used.add(i);
  }
  const weekday = WEEKDAYS.indexOf(word);
  if (weekday >= 0 && since && localDate !== undefined) {
    measures.durationDays = (dayOfWeek(localDate) - weekday + 7) % 7 || 7;
    measures.used.add(i);
  }
}

/** "I'm tired all day", "burping all night": every day, and not how long it has been. */
function isHabit(tokens: readonly Token[], i: number, two: string): boolean {
  if (two !== 'all day' && two !== 'all night') return false;
  const before = tokens.slice(Math.max(0, i - LONGEST_HABIT), i);
  return !before.some(({ norm, clause }) => clause === tokens[i]?.clause && WAS.test(norm));
}
const LONGEST_HABIT = 8;
const WAS = /^(?:been|was|were|had|felt|got|kept|hurt|slept|i've|he's|she's|\w+ed)$/;

/** 0 is Sunday (Sakamoto's method); pure arithmetic, so that no clock or time zone is involved. */
function dayOfWeek(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];
  const y = month < 3 ? year - 1 : year;
  const leaps = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  return (y + leaps + (shifts[month - 1] ?? 0) + day) % 7;
}
