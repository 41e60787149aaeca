import type { Token } from './token.ts';
import { wordsBehind, wordsBetween } from './words-between.ts';

const TELLS =
  /^\w+ (?:has |have |had |just |also |first |keeps |always |recently |only )*(?:(?:noticed|notices|spotted|spots|saw|sees|seen|found) (?:an?|some|the|this|that|my|these|blood)\b(?! (?:doctor|gp|nurse|hard|it))|(?:says?|said|saying|thinks?|thought|reckons?|told|tells|telling|pointed|mentioned|remarked|swears)\b)/;
const THEIR_OWN =
  /\b(?:he|she|he's|she's|his|her|hers|him|they|their|himself|herself|themselves)\b/;
const MINE = /\b(?:i|i'm|i've|my|me|mine)\b/;
/** Who lives with somebody speaks of what is to be seen on them. */
const PARTNERS = new Set(['wife', 'husband', 'partner', 'boyfriend', 'girlfriend', 'fiance']);

/** "My wife noticed a mole on my back": what somebody at `who` tells of is the writer's, unless it is said to be theirs. */
export function isNoticedOnWriter(
  tokens: readonly Token[],
  who: number,
  used: readonly number[],
): boolean {
  const last = used.at(-1) ?? who;
  const said = wordsBetween(tokens, who, last + 1);
  if (!TELLS.test(said)) return false;
  const behind = wordsBehind(tokens, last, 6);
  if (THEIR_OWN.test(`${said} ${behind}`)) return false;
  return PARTNERS.has(tokens[who]?.norm ?? '') || MINE.test(behind);
}
