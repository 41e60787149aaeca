import {
  AFTER_GONE,
  ANSWERS_NO,
  BACK,
  GONE,
  GONE_PAIRS,
  NEVER_THERE,
  NEGATORS,
  PSEUDO,
} from './denial-words.ts';
import { isTelling } from './common-words.ts';
import type { Token } from './token.ts';
import { wordsBefore, wordsBetween } from './words-between.ts';

/** Tells what belongs to another phrase. */
export type Elsewhere = (token: number) => boolean;

/** "Fever: no, cough: yes": the word answers what stands before it and says nothing of what follows. */
export function isAnswer(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined || !ANSWERS_NO.has(token.norm)) return false;
  // Without a mark, "cough yes, fever no", it follows what it answers at once.
  if (token.mark === '' && (token.afterComma || tokens[at - 1]?.clause !== token.clause))
    return false;
  return (
    next === undefined || next.clause !== token.clause || (next.afterComma && next.mark !== ':')
  );
}

/** "Fever? not that I know of", "cough? haven't had one"; not "fever? not sure". */
const isAnsweredNo = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.mark === '?' &&
  NEGATORS.has(tokens[at].norm) &&
  !PSEUDO.has(tokens[at + 1]?.norm ?? '');

/** "Fever not there", "the cough isn't a problem", "rash was not seen". */
const NOT_SO =
  /^(?:(?:is|are|was|were|has|have|had|it's) )?(?:also |still )?(?:not|isn't|aren't|wasn't|weren't|hasn't|haven't|never) (?:really )?(?:been )?(?:a |an |any )?(?:there|present|seen|noted|noticed|found|felt|reported|problem|issue|feature|come on|came on|came|happened|appeared|developed)\b(?! (?:before|like this|until (?:now|today)|to (?:me|him|her|us|them|my \w+) before))/;

/** "Cough he has not", "fever I do not have". */
const HAS_NOT = /^(?:i|he|she|we|they) (?:has|have|had|do|does|did) not(?: have| got)?$/;

function isNotSo(tokens: readonly Token[], from: number): boolean {
  const clause = tokens[from]?.clause;
  const after = tokens.slice(from + 1, from + 7).filter((token) => token.clause === clause);
  if (after[0]?.norm === 'free' && !after[0].afterComma) return after[1]?.norm !== 'of';
  const told = after.map(({ norm }) => norm).join(' ');
  return NOT_SO.test(told) || HAS_NOT.test(told);
}

/** "They looked for a fever, there wasn't one", "asked about chest pain and I've had none": what is told has its own "no". */
export function isAnsweredWithNone(tokens: readonly Token[], to: number): boolean {
  const { sentence } = tokens[to] ?? {};
  if (!OPENING.has(tokens[to + 1]?.norm ?? '')) return false;
  const after = tokens
    .slice(to + 1, to + 12)
    .filter((token) => token.sentence === sentence)
    .map(({ norm }) => norm)
    .join(' ');
  return NONE_OF_IT.test(after);
}
const OPENING = new Set(['and', 'but', 'so', 'there', 'i', "i've"]);
const NONE_OF_IT =
  /^(?:(?:and|but|so) )?(?:there (?:(?:wasn't|isn't|weren't|aren't|hasn't been|haven't been|was not|is not) (?:one|any)|(?:was|is|were|are|has been|have been) none)|(?:i've|i have|i) (?:had|got|have|seen|noticed|found) none|i (?:haven't|don't|didn't|hadn't|have not|do not|did not) (?:(?:had|got|have|get|see|seen|notice|noticed|find|found) )?(?:one|any|it|either))\b(?! (?:before|like|until|till|now|anymore|any|when|if|at|in|on|with|this|that|as|so|yesterday|last|there))/;

/** "Thought I'd be sick but wasn't", "was going to faint but didn't". */
function didNotHappen(tokens: readonly Token[], to: number): boolean {
  if (tokens[to + 1]?.norm !== 'but') return false;
  const verb = PERSONS.has(tokens[to + 2]?.norm ?? '') ? to + 3 : to + 2;
  const next = tokens[verb + 1];
  if (!UNDONE.has(tokens[verb]?.norm ?? '')) return false;
  if (next && !next.afterComma && next.sentence === tokens[to]?.sentence) return false;
  return EXPECTED.test(wordsBefore(tokens, to, FARTHEST_EXPECTED));
}
const PERSONS = new Set(['i', 'he', 'she', 'it', 'they', 'we']);
const UNDONE = new Set(["wasn't", "didn't", "haven't", "hasn't", "weren't"]);
const EXPECTED = /\b(?:thought|going to|about to|would|i'd|he'd|she'd|felt like)\b/;
const FARTHEST_EXPECTED = 8;

/** "Tired but no more than usual": nothing that would be new. */
function isAsUsual(tokens: readonly Token[], to: number): boolean {
  if (!tokens.slice(to + 1, to + 6).some(({ norm }) => norm === 'more')) return false;
  const after = wordsBetween(tokens, to + 1, to + 10);
  return AS_USUAL.test(after) && tokens[to + 4]?.sentence === tokens[to]?.sentence;
}
const AS_USUAL =
  /^(?:but |though |and )?(?:it's |i'm |that's )?(?:no|not any) more(?: \w+)? than (?:usual|normal|always|ever|anyone|anybody|everyone|everybody|most people|other people|the next)\b/;

/** Whether what follows a phrase says that it is over or was never there: "the fever has gone", "cough: none". */
export function deniedAfter(
  tokens: readonly Token[],
  to: number,
  isElsewhere: Elsewhere,
  danger: boolean,
): boolean {
  if (isAnswer(tokens, to + 1) || isAnsweredNo(tokens, to + 1)) return true;
  if (isAnsweredWithNone(tokens, to) || didNotHappen(tokens, to)) return true;
  if (!danger && isAsUsual(tokens, to)) return true;
  const from = endOfList(tokens, to, isElsewhere);
  if (isNotSo(tokens, to) || (isJoined(tokens, to, from) && isNotSo(tokens, from))) return true;
  for (let i = from + 1; i <= from + 7; i += 1) {
    const token = tokens[i];
    if (!token || token.sentence !== tokens[to]?.sentence) return false;
    // "Three weeks late, test negative": another matter.
    if (token.norm === 'test' && token.afterComma) return false;
    const next = tokens[i + 1];
    const pair = next?.clause === token.clause && GONE_PAIRS.has(`${token.norm} ${next.norm}`);
    if (pair || GONE.has(token.norm)) {
      if (!goesOn(tokens, from, i)) return false;
      const word = pair ? `${token.norm} ${next.norm}` : token.norm;
      const together = tokens.slice(from + 1, i).some(({ norm }) => TOGETHER.has(norm));
      if (from > to && !together) return false;
      if (danger && !NEVER_THERE.has(word)) return false;
      if (tokens.slice(from + 1, i).some(({ norm }) => NEGATORS.has(norm))) return false;
      return isOver(tokens, pair ? i + 1 : i);
    }
    if (isElsewhere(i) || (!isTelling(token.norm) && !BACKWARDS.has(token.norm))) return false;
  }
  return false;
}

/** The last word of a list that begins with what ends at `to`: "fever, cough and rash". */
function endOfList(tokens: readonly Token[], to: number, isElsewhere: Elsewhere): number {
  let last = to;
  for (let i = to + 1; i <= to + LONGEST_LIST; i += 1) {
    const token = tokens[i];
    if (!token || token.sentence !== tokens[to]?.sentence) break;
    if (isElsewhere(i)) last = i;
    else if (!LISTING.has(token.norm)) break;
  }
  return last;
}
/** "Fever and cough are not there", not "throat hurts, cough not there". */
const isJoined = (tokens: readonly Token[], to: number, last: number): boolean =>
  tokens.slice(to + 1, last).some(({ norm }) => JOINING.has(norm));
const JOINING = new Set(['and', 'or', 'nor', 'plus', '/']);

const LONGEST_LIST = 20;
const LISTING = new Set(['and', 'or', 'the', 'my', 'his', 'her', 'a', 'any', 'plus', '/']);
/** What is said of several things at once: "fever and cough are both absent". */
const TOGETHER = new Set(['all', 'both', 'are', 'were', 'have', "aren't"]);

const BACKWARDS = new Set([
  "it's",
  "that's",
  'which',
  'now',
  'just',
  'test',
  'then',
  'but',
  'came',
  'back',
  'sorted',
  'worked',
]);

/** Still about the same: in its clause, or "a rash … but it's gone". */
function goesOn(tokens: readonly Token[], from: number, at: number): boolean {
  const token = tokens[at];
  if (token?.norm === 'none') return token.clause === tokens[from]?.clause;
  // "Sick once on Tuesday, not since".
  if (token?.norm === 'not') return token.sentence === tokens[from]?.sentence;
  if (token?.sentence !== tokens[from]?.sentence) return false;
  // "A fever last week, gone now".
  if (token?.clause === tokens[from]?.clause)
    if (!token?.afterComma || (GONE.has(token.norm) && at > from + 1)) return true;
  return tokens
    .slice(from + 1, at + 1)
    .some(({ norm }) => norm === 'it' || norm === "it's" || norm === 'its' || norm === 'that');
}

/** "Stopped after ten minutes": how long an attack lasts, and no end of the matter. */
const OF_AN_ATTACK =
  /^(?:after|within|in) (?:about |around |a |an |some |less than |only |just )*(?:[\w.]+ )?(?:seconds?|secs?|moments?|minutes?|mins?|half an hour|hour)\b/;

/** "Gone now" and "none", not "gone into my arm", "gone numb", "none of the tablets" or "stopped but came back". */
function isOver(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const later = tokens
    .slice(at + 1, at + 7)
    .filter(({ sentence }) => sentence === tokens[at]?.sentence)
    .map(({ norm }) => norm)
    .join(' ');
  if (BACK.test(later) || OF_AN_ATTACK.test(later)) return false;
  if (!next || next.clause !== tokens[at]?.clause || next.afterComma) return true;
  const word = tokens[at]?.norm ?? '';
  // "The headache went after a tablet".
  if (word === 'after' || word === 'once') return true;
  if (word === 'none' || word === 'negative' || word === 'absent') return next.norm !== 'of';
  if (word === 'gone' && next.norm === 'on') return false;
  return AFTER_GONE.has(next.norm);
}
