import { daysIn, numberAt } from './number-words.ts';
import type { Token } from './token.ts';
import { wordsBefore, wordsBetween } from './words-between.ts';

const FIRST_TOLD = 4;
const LAST = 42;

/**
 * "I'm 31 weeks and itchy", "at 33 weeks", "29 weeks with twins", "34 weeks and two days pregnant": how far a pregnancy
 * is, and not how long anything has lasted. The last word of it, or null.
 */
export function weeksOfPregnancy(
  tokens: readonly Token[],
  i: number,
  at: number,
  weeks: number,
): number | null {
  const unit = daysIn(tokens[at]?.norm ?? '');
  if (unit !== 7 && unit !== 30) return null;
  const end = withNow(tokens, withDays(tokens, at));
  const behind = tokens[end + 1]?.sentence === tokens[i]?.sentence ? tokens[end + 1] : undefined;
  if (SAID.test(wordsBetween(tokens, end + 1, end + 3))) return end;
  if (PREGNANT.test(tokens[i]?.afterComma ? '' : wordsBefore(tokens, i, 4)))
    return behind?.norm === 'ago' ? null : end;
  if (unit !== 7 || weeks < FIRST_TOLD || weeks > LAST) return null;
  const before = tokens[i]?.afterComma ? '' : wordsBefore(tokens, i, 5);
  if (AT.test(before)) return behind?.norm === 'old' ? null : at;
  if (WITH_CHILD.test(wordsBetween(tokens, end + 1, end + 5))) return end;
  if (IS.test(before)) return isBroken(behind) ? end : null;
  return isOfExpected(tokens, i, end) ? end : null;
}

const SAID = /^(?:pregnant|gestation|along|gone(?! by))\b/;
const PREGNANT = /\bpregnant(?: (?:now|about|around|nearly|almost|for|like))*$/;
const AT = /\b(?:at|till|until)(?: (?:about|around|roughly|only|just|nearly|almost))?$/;
const IS =
  /\b(?:i'm|im|i am|she's|she is|(?:wife|partner|girlfriend|daughter|sister) is)(?: (?:about|around|only|just|nearly|almost|now|currently))*$/;
const WITH_CHILD =
  /^with (?:twins|triplets|(?:my|our|her) (?:first|second|third|fourth|fifth|next)\b(?! (?:cold|bout|attack|infection)))/;

/** "And two days" belongs to it. */
function withDays(tokens: readonly Token[], at: number): number {
  const number = tokens[at + 1]?.norm === 'and' ? at + 2 : at + 1;
  const days = daysIn(tokens[number + 1]?.norm ?? '') === 1 && numberAt(tokens, number) !== null;
  return days && tokens[number]?.afterComma === false ? number + 1 : at;
}

/** "I'm 36 weeks now": no more than that it is so. */
const withNow = (tokens: readonly Token[], end: number): number =>
  tokens[end + 1]?.norm === 'now' && tokens[end + 1]?.afterComma === false ? end + 1 : end;

/** Nothing is told that would be weeks long: "I'm five weeks, with mild cramps", not "I'm five weeks into it". */
const isBroken = (behind: Token | undefined): boolean =>
  behind === undefined ||
  behind.afterComma ||
  /^(?:and|with|today|tomorrow|but|so)$/.test(behind.norm);

/** "Twins, nine weeks. I ...", "first baby, 34 weeks": told as a heading, and of nobody who is born. */
function isOfExpected(tokens: readonly Token[], i: number, end: number): boolean {
  const first = tokens[i];
  if (!first?.afterComma || !EXPECTED.test(wordsSaidBefore(tokens, i))) return false;
  const next = tokens[end + 1];
  if (next !== undefined && next.sentence === first.sentence && !next.afterComma)
    return next.norm === 'and' || next.norm === 'with';
  return !/^(?:he|he's|she|she's|they|they're|both|has|have|is|are)$/.test(next?.norm ?? '');
}
const EXPECTED =
  /^(?:(?:expecting )?(?:twins|triplets)|(?:first|second|third|fourth) (?:baby|pregnancy|child)|(?:(?:i'm|im|i am|she's|she is) )?pregnant(?: \w+){0,4})$/;

const wordsSaidBefore = (tokens: readonly Token[], i: number): string => {
  const start = tokens.findIndex(({ sentence }) => sentence === tokens[i]?.sentence);
  return wordsBetween(tokens, start, i);
};
