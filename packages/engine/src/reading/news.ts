import type { Measures } from './measures.ts';
import type { Token } from './token.ts';
import { wordsBehind, wordsBetween } from './words-between.ts';

/** As long as this one has got used to it; what came within a month is why help is sought. */
const LONG_KNOWN = 365;
const LATELY = 31;
/** What is spoken of may still be the old illness: it got worse, or was treated. */
const SAME_MATTER =
  /\b(?:worse|worsen\w*|worst|bad|badly|more|flare\w*|again|better|up|took|taken|taking|tablets?|medication|antibiotics|doctor|gp|it|it's|they|them|this|lasts?|lasting|lasted|each|every|bouts?|attacks?|spells?|episodes?|saw|seen|when)\b/;
const STILL_SAME =
  /\b(?:worse|worsen\w*|worst|flare\w*|better|saw|doctor|gp|at a time|after|when|every|each)\b/;
/** An hour at least: "I cannot walk for ten minutes" tells of no beginning. */
const SHORTEST = 1 / 24;
const CLOSE = 9;
/** "For two years I get ulcers every few weeks, last week my eye was red": one illness in many bouts. */
const RECURS = /\bevery (?:\w+ )?(?:days?|weeks?|months?)\b/;
const AS_TOLD = 60;

/** "Heartburn for thirty years, black stools since yesterday": something new beside what was long known. */
export function isNews(
  tokens: readonly Token[],
  i: number,
  { durationDays }: Measures,
  days: number,
): boolean {
  if (durationDays === null || durationDays < LONG_KNOWN) return false;
  if (days > LATELY || days < SHORTEST) return false;
  if (RECURS.test(wordsBetween(tokens, i - AS_TOLD, i))) return false;
  return !SAME_MATTER.test(saidBefore(tokens, i)) && !STILL_SAME.test(wordsBehind(tokens, i, 7));
}

/** The words up to a place in its sentence, from the last comma but one that comes right before it. */
function saidBefore(tokens: readonly Token[], i: number): string {
  let start = i;
  while (start > 0 && i - start < CLOSE && tokens[start - 1]?.sentence === tokens[i]?.sentence) {
    if (tokens[start]?.afterComma && i - start > 2) break;
    start -= 1;
  }
  return wordsBetween(tokens, start, i);
}
