import type { Token } from './token.ts';

const HOUR = /^\d{1,2}(?:[:.]\d{2})?$/;
const HOUR_WITH_HALF = /^\d{1,2}(?:[:.]\d{2})?(?:am|pm)$/;
const HALVES = new Set(['am', 'pm', "o'clock", 'oclock']);
const PARTS_OF_DAY = new Set(['morning', 'afternoon', 'evening']);
const ABOUT = new Set(['about', 'around', 'roughly', 'like', 'maybe', 'half', 'past', 'at']);
const NAMED = new Set(['midnight', 'noon', 'midday', 'dawn']);
/** Days. A time of day without a day is that of today, or of the night just gone. */
const HALF_A_DAY = 0.5;

/** "Since about 6pm", "started at 4 this morning", "since midnight": how long it has lasted, in days; else null. */
export function sinceTheClock(tokens: readonly Token[]): number | null {
  return tokens.some((_, i) => isSinceHour(tokens, i)) ? HALF_A_DAY : null;
}

function isSinceHour(tokens: readonly Token[], i: number): boolean {
  const said = (n: number): string => tokens[n]?.norm ?? '';
  if (!isTimeOfDay(said, i)) return false;
  let before = i - 1;
  while (ABOUT.has(said(before))) before -= 1;
  return SINCE.has(said(before)) && tokens[before]?.clause === tokens[i]?.clause;
}
const SINCE = new Set(['since', 'started', 'began']);

function isTimeOfDay(said: (n: number) => string, i: number): boolean {
  if (NAMED.has(said(i)) || HOUR_WITH_HALF.test(said(i))) return true;
  if (!HOUR.test(said(i))) return false;
  return HALVES.has(said(i + 1)) || (said(i + 1) === 'this' && PARTS_OF_DAY.has(said(i + 2)));
}
