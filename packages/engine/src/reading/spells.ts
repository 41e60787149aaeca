import { EVERY } from './other-lengths.ts';
import type { Token } from './token.ts';
import { wordsBefore, wordsBehind, wordsBetween } from './words-between.ts';

/** "Lasting ten minutes", "an hour every morning": one spell of it. */
export function isSpell(tokens: readonly Token[], i: number, at: number, unit: number): boolean {
  if (unit >= 1) return false;
  const [before, after] = [tokens[i - 1]?.norm ?? '', tokens[at + 1]];
  return (
    LASTS.has(before) ||
    (unit < AN_HOUR && passes(tokens, i)) ||
    (after !== undefined && EVERY.has(after.norm)) ||
    (after?.norm === 'at' && tokens[at + 2]?.norm === 'a')
  );
}
const AN_HOUR = 1 / 24;

/** "Passed out for less than a minute", "shook for about two minutes": how long the faint or the fit was. */
function passes(tokens: readonly Token[], i: number): boolean {
  return FIT_FOR.test(wordsBetween(tokens, i - 6, i));
}
const FIT_FOR =
  /\b(?:out|unconscious|fainted|collapsed|unresponsive|shook|shaking|jerked|jerking|fitted|fitting|convulsed|stared|staring|blank|vacant) (?:for )?(?:(?:about|around|maybe|perhaps|only|just|less|under|over|than|nearly|almost|at|most) ?)*$/;
const LASTS = new Set(['lasts', 'lasting', 'lasted', 'last', 'within', 'takes']);

/** "A minute later", "within an hour", "when I stand a minute", "a day on my feet": until it comes or goes. */
export function isPassing(tokens: readonly Token[], i: number, at: number, unit: number): boolean {
  const before = wordsBefore(tokens, i, 7);
  const behind = wordsBehind(tokens, at, 6);
  if (STILL.test(behind) || /\beven after$/.test(before) || ONSET.test(behind)) return false;
  if (unit === 1 && /^an?$/.test(tokens[i]?.norm ?? '')) return AT_WORK.test(behind);
  if (unit >= 1 || RECOVERED.test(before)) return false;
  if (/^(?:later|after|before|into)\b/.test(behind)) return true;
  if (AFTER.test(before) && (!behind.startsWith('of ') || EFFORT.test(behind))) return true;
  return (
    WITHIN.test(before) || EASED.test(before) || (!/^ago\b/.test(behind) && STOOD.test(before))
  );
}
const STILL = /\b(?:still|and counting)\b/;
/** "An hour after I ate": it began at one time, and that is told; "an hour after I eat" is of any time. */
const ONSET =
  /^after (?:i|he|she|they|we) (?:\w+ed|ate|drank|had|took|fell|got|went|came|ran|left|hit|gave|woke|began)\b/;
const AT_WORK =
  /^(?:on (?:my|his|her|their) feet|at work|in the (?:garden|office|sun|saddle|car))\b/;
/** How soon it was well again is how long it was there. */
const RECOVERED = /\b(?:back|normal|recovered)\b(?: \w+){0,4}$/;
const ABOUT = '(?: (?:about|around|roughly|maybe|perhaps|only|just|almost|nearly|barely|another))*';
const AFTER = new RegExp(`\\bafter${ABOUT}$`);
const WITHIN = new RegExp(`\\bwithin${ABOUT}$`);
const EFFORT =
  /^of (?:\w+ )?(?:walk|runn|jogg|stand|sitt|driv|work|exercis|cycl|climb|danc|garden|rak|digg|typ|writ|read|play|sleep|rest|press|knitt|swim|sport|football|tennis|effort|screen)/;
/** "Settles it for an hour", "went off in ten minutes". */
const EASED = new RegExp(
  `\\b(?:(?:settles?|settled|eases?|eased|helps?|helped|relieves?|relieved|soothes?|soothed|shuts?|quietens?|calms?)(?: (?:it|them|him|her|me|things|up|down|off))*${ABOUT} for|(?:gone|(?:goes|went|wears|wore|passe[sd]|fade[sd]|settle[sd]|ease[sd]|clear[se]d?|lift(?:s|ed))(?: (?:off|away|up|down))?)${ABOUT} in(?:side)?)${ABOUT}$`,
);
const STOOD =
  /\b(?:when|whenever|if|once|unless|until|till) (?:i|he|she|they|you|we) (?:stand|sit|rest|wait|stop|pause|lie|walk|hold)s?(?: (?:still|down|up|for|about|just|only))*$/;
