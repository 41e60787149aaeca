import { NEGATORS, TRANSPARENT } from '../lexicon/frames.ts';
import type { Word } from '../reading/word.ts';

const FARTHEST = 8;
const ANSWERS_NO = new Set(['no', 'none', 'nope', 'never', 'negative']);

/**
 * Whether the person denies what stands from `from` up to `to`. Only where a negator reaches it over words
 * that carry no meaning of their own: "I can't stop thinking about suicide" denies nothing (tie-break 1).
 */
export function isDenied(words: readonly Word[], from: number, to: number): boolean {
  return deniedBefore(words, from) || answeredNo(words, to) || askedAndDenied(words, from, to);
}

/** After these a "not" takes nothing away: "he does not stop hitting me", "not only". */
const GOES_ON = new Set(['stop', 'just', 'only', 'let']);
/** What was not so until now. */
const UNTIL_NOW = new Set(['before', 'until', 'till', 'like', 'yet', 'but']);

/** Whether what is told is denied in its middle: "he has never hit me", "she does not hit us". */
export function isDeniedWithin(words: readonly Word[], from: number, to: number): boolean {
  if (isNobody(words, from)) return true;
  if (UNTIL_NOW.has(words[to]?.norm ?? '')) return false;
  for (let i = from + 1; i < to; i += 1) {
    const norm = words[i]?.norm;
    if (norm !== 'not' && norm !== 'never') continue;
    return !GOES_ON.has(words[i + 1]?.norm ?? '');
  }
  return false;
}

/** "No one hits me", "nobody touches me": where what is told begins with whom it is told of, or right after. */
function isNobody(words: readonly Word[], from: number): boolean {
  const [before, first] = [words[from - 1], words[from]];
  if (before === undefined || before.clause !== first?.clause) return first?.norm === 'nobody';
  const saidBefore = `${words[from - 2]?.norm ?? ''} ${before.norm}`;
  return (
    before.norm === 'nobody' ||
    saidBefore === 'no one' ||
    (before.norm === 'no' && first.norm === 'one')
  );
}

function deniedBefore(words: readonly Word[], from: number): boolean {
  const clause = words[from]?.clause;
  for (let i = from - 1; i >= Math.max(0, from - FARTHEST); i -= 1) {
    const word = words[i];
    if (!word || word.clause !== clause) return false;
    if (NEGATORS.has(word.norm)) return !isHollow(words, i);
    if (word.norm === 'and' && words[i + 1]?.norm === 'i') return false;
    if (word.norm === 'or' && i === from - 1 && endsDeniedList(words, i)) return true;
    if (!TRANSPARENT.has(word.norm)) return false;
  }
  return false;
}

/** After a "not" these open a list of what is denied: "I don't think of death or hurting myself". */
const LISTED = new Set('think thinking have had feel plan thoughts any'.split(' '));

/** Whether the "or" at `at` goes on with what was denied earlier in its clause. */
function endsDeniedList(words: readonly Word[], at: number): boolean {
  const clause = words[at]?.clause;
  for (let i = at - 1; i >= Math.max(0, at - FARTHEST) && words[i]?.clause === clause; i -= 1) {
    if (!NEGATORS.has(words[i]?.norm ?? '')) continue;
    return LISTED.has(words[i + 1]?.norm ?? '') && !isHollow(words, i);
  }
  return false;
}

/** "Why not", "if not", "no reason not to", "I'm not sure", "not actively suicidal", "never not". */
function isHollow(words: readonly Word[], at: number): boolean {
  const [before, after] = [words[at - 1]?.norm, words[at + 1]?.norm];
  if (before === 'why' || before === 'if' || before === 'whether') return true;
  if (after === 'actively' || after === 'reason') return true;
  // Two denials give back what they took: "there's no day I don't want to die".
  const earlier = words.slice(Math.max(0, at - 6), at);
  const said = earlier.filter((word) => word.clause === words[at]?.clause).map((word) => word.norm);
  if (said.some((norm) => norm === 'and' || norm === 'or' || norm === 'nor')) return false;
  return (
    words[at]?.norm === 'not' &&
    said.some((norm, nth) => norm === 'never' || (norm === 'no' && said[nth + 1] !== 'i'))
  );
}

const ASKED = new Set(['asked', 'asks', 'ask', 'asking']);
/** Words between what was asked about and the end of the question. */
const REST_OF_QUESTION = 4;

/** "The midwife asked if I'd thought of harming myself or the baby. Never." */
function askedAndDenied(words: readonly Word[], from: number, to: number): boolean {
  const sentence = words[from]?.sentence ?? 0;
  let next = to;
  while (words[next]?.sentence === sentence) next += 1;
  const answer = words[next];
  if (next - to > REST_OF_QUESTION || !answer || !ANSWERS_NO.has(answer.norm)) return false;
  if (words[next + 1]?.clause === answer.clause) return false;
  for (let i = from - 1; i >= 0 && words[i]?.sentence === sentence; i -= 1) {
    if (ASKED.has(words[i]?.norm ?? '')) return true;
  }
  return false;
}

/** "Suicidal? No." and "self-harm: none". */
function answeredNo(words: readonly Word[], to: number): boolean {
  const [last, next, after] = [words[to - 1], words[to], words[to + 1]];
  if (!last || !next || !ANSWERS_NO.has(next.norm) || next.clause === last.clause) return false;
  return next.sentence - last.sentence <= 1 && after?.clause !== next.clause;
}
