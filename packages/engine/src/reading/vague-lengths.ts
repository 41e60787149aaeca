import { tellsOfOther } from './other-lengths.ts';
import type { Token } from './token.ts';
import { wordsBefore, wordsBetween } from './words-between.ts';

/** Days that stand for a length without a number. */
const DAYS = new Map(Object.entries({ weeks: 21, months: 90, years: 730 }));

/** "These past months": no number, although "the past month" is one. */
export const isVagueLength = (tokens: readonly Token[], i: number, at: number): boolean =>
  /^(?:past|last)$/.test(tokens[i]?.norm ?? '') && DAYS.has(tokens[at]?.norm ?? '');

/** "For weeks", "months now": how long it has been, where nothing tells it better. */
export function vagueLength(tokens: readonly Token[]): number | null {
  const at = tokens.findIndex((_, i) => isTold(tokens, i));
  const days = DAYS.get(tokens[at]?.norm ?? '');
  return days === undefined || LATELY.test(wordsBetween(tokens, 0, tokens.length)) ? null : days;
}

function isTold(tokens: readonly Token[], at: number): boolean {
  const days = DAYS.get(tokens[at]?.norm ?? '');
  if (days === undefined) return false;
  const before = wordsBefore(tokens, at, 10);
  const next = tokens[at + 1]?.norm ?? '';
  if (!FOR.test(before) && !(next === 'now' && !COUNTED.test(before))) return false;
  return !BACKGROUND.test(before) && next !== 'ago' && !tellsOfOther(tokens, at, at + 1, days);
}

const FOR =
  /\b(?:for(?: (?:quite|some|many))*|(?:the|these|those) (?:past|last)|(?:for|over) (?:past|last))$/;
const COUNTED =
  /(?:^|\s)(?:\d\S*|few|couple|of|several|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|in|more)$/;
/** What is told of as long known or long left undone is not what has come: "on steroids for years". */
const BACKGROUND =
  /\b(?:no|not|never|without|\w+n't|put off|stable|known|tablets?|pills?|steroids?|medication|medicines?|insulin|laxatives?|injections?|antibiotics?|painkillers?|partner|taking|took|take|drank|drink|drinking|disease|parkinson's|arthritis|arthritic|murmur|valve|angina|reflux|psoriasis|ms|hiv|colitis|crohn's|copd|migraines?)\b/;
/** Something came later than the long time that is told of. */
const LATELY =
  /\b(?:lately|recently|of late|sudden|suddenly|just now|today|tonight|then|until|this (?:morning|week|month|year)|has (?:changed|turned))\b/;
