import type { Token } from './token.ts';
import { wordsBefore, wordsBehind } from './words-between.ts';

const FARTHEST = 6;
const DAYS_AFTER =
  /\b(?:days?|weeks?|months?|fortnight) (?:after|following|on from) an? (?:(?:bad|mild|severe|heavy|nasty|slight|short|simple|bout of|spell of) )*$/;
/** "Two days after a cough began": it may be there still. */
const BEGAN = /^(?:\w+ )?(?:began|begun|started|starting|came|came on|that)\b/;

/** "Three weeks after a sore throat": what was before this illness, and told only for that. */
export const cameBefore = (tokens: readonly Token[], first: number, last: number): boolean =>
  DAYS_AFTER.test(`${wordsBefore(tokens, first, FARTHEST)} `) &&
  !BEGAN.test(wordsBehind(tokens, last, FARTHEST));
