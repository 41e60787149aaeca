import {
  CANNOT,
  DOUBLED,
  EVER,
  FINITE,
  HEADINGS,
  KNOWN_BY,
  LIMITS,
  NEGATING_PAIRS,
  NEGATORS,
  ONLY_DENIED,
  PERCEIVE,
  PSEUDO,
  REFUSING,
  SHOWING,
} from './denial-words.ts';
import { isClosedBehind, isClosedList, LONGEST_ITEM, LONGEST_LIST } from './closed-list.ts';
import { deniedAfter, isAnswer, type Elsewhere } from './denied-after.ts';
import { isOnCondition } from './on-condition.ts';
import { hasEnded } from './end-of-denial.ts';
import { isUnknownItem } from './list-items.ts';
import { isSlight } from './slight.ts';
import { tellsOfItself } from './told-in-list.ts';
import type { Token } from './token.ts';

/** Words between a negator, or the comma of a list, and what it denies. */
const FARTHEST = 14;
/**
 * Whether a phrase is denied, given the indexes of its tokens. A negator that belongs to this or another phrase
 * ("no appetite", "no wet nappy, floppy") denies nothing else; one between the words does ("baby has not stopped
 * moving").
 */
export function isNegated(
  tokens: readonly Token[],
  phrase: readonly number[],
  isElsewhere: Elsewhere,
  /** A danger that has passed is a danger still: "the chest pain has gone now" denies none. */
  danger = false,
  /** What came before tells something also where it is over: "had a cold, gone now". */
  before = false,
): boolean {
  return (
    deniedBefore(tokens, phrase, isElsewhere, danger) ||
    (!danger && isSlight(tokens, phrase)) ||
    deniedWithin(tokens, phrase, isElsewhere) ||
    deniedAfter(tokens, phrase.at(-1) ?? 0, isElsewhere, danger || before)
  );
}

/** "My sight is not fine", not "no rash, my sight is fine": whether a phrase that all is well is itself denied. */
export function isUnusual(tokens: readonly Token[], phrase: readonly number[]): boolean {
  const [first = 0, last = 0] = [phrase[0], phrase.at(-1)];
  // "No ringing no headaches": each has its own.
  if (NEGATORS.has(tokens[first]?.norm ?? '')) return false;
  for (let i = last; i >= Math.max(0, first - 3); i -= 1) {
    const word = tokens[i]?.norm ?? '';
    if (!phrase.includes(i) && isAgainst(word)) return true;
    if (i <= first && tokens[i]?.afterComma) return false;
    if (i < first && word === 'and') return false;
    if (tokens[i]?.clause !== tokens[first]?.clause) return false;
  }
  return false;
}

const isAgainst = (word: string): boolean =>
  NEGATORS.has(word) || CANNOT.has(word) || REFUSING.has(word);

function deniedWithin(
  tokens: readonly Token[],
  phrase: readonly number[],
  isElsewhere: Elsewhere,
): boolean {
  const last = phrase.at(-1) ?? 0;
  for (let i = (phrase[0] ?? 0) + 1; i < last; i += 1) {
    if (phrase.includes(i) || isElsewhere(i) || !denies(tokens, i, phrase)) continue;
    // "My stomach's not sore, it's the bloating": the denial ends before what follows.
    const next = phrase.find((used) => used > i) ?? last;
    if (tokens[next]?.clause === tokens[i]?.clause) return true;
  }
  return false;
}

/** Whether the token at `i` denies the phrase that follows: "not stopped moving" does, "not stopped coughing" does not. */
function denies(tokens: readonly Token[], i: number, phrase: readonly number[]): boolean {
  const word = tokens[i]?.norm ?? '';
  const next = tokens[i + 1]?.norm ?? '';
  if (CANNOT.has(word)) return PERCEIVE.has(next) || isUnsaid(tokens, i);
  if (NEGATING_PAIRS.has(`${word} ${next}`)) return word !== 'far' || isFarFrom(tokens, i, phrase);
  if (word === 'nothing' && SEEMS.has(next)) return isAllThatIsNot(tokens, i + 2, phrase);
  if (HEADINGS.has(word)) return tokens[i + 1]?.mark === ':';
  if (!NEGATORS.has(word) || compares(tokens, i, phrase) || isDoubled(tokens, i)) return false;
  if (word === 'no' && isAside(tokens, i, phrase)) return false;
  if (word === 'non') return phrase[0] === i + 1;
  return !HEALING.has(next) && (phrase.includes(i + 1) || !PSEUDO.has(next));
}

/** "Nothing is swollen or numb": what stands right there, or behind an "or"; not "nothing was wrong until it went numb". */
function isAllThatIsNot(
  tokens: readonly Token[],
  at: number,
  [first = 0]: readonly number[],
): boolean {
  if (first === at) return true;
  return first <= at + 3 && tokens[first - 1]?.norm === 'or';
}
const SEEMS = new Set(['is', 'looks', 'feels', 'seems']);

/** "Far from constipated", "far from being tired"; not "pain not far from my hip", "far from home with a fever". */
const isFarFrom = (tokens: readonly Token[], at: number, [first = 0]: readonly number[]): boolean =>
  !NEGATORS.has(tokens[at - 1]?.norm ?? '') &&
  (first === at + 2 || (first === at + 3 && FEELING.has(tokens[at + 2]?.norm ?? '')));
const FEELING = new Set(['being', 'feeling', 'having', 'getting', 'a', 'any']);

/** A wound that does "not heal" is there, and worse for it. */
const HEALING = new Set(['heal', 'heals', 'healing', 'healed']);

/** "I can't say I have a fever". */
const isUnsaid = (tokens: readonly Token[], at: number): boolean =>
  /^(?:really |honestly )?(?:say|claim) (?:that )?(?:i|i've|i'm|he|he's|she|she's|we|it|it's|there's|my|his|her|the)\b/.test(
    clauseWords(tokens, at, at + 1, at + 5),
  );

/** "No time to rest with this cough": the noun that is denied is another, and the complaint is spoken of as known. */
function isAside(tokens: readonly Token[], negator: number, phrase: readonly number[]): boolean {
  const first = phrase[0] ?? 0;
  if (first - negator < 3 || !KNOWN_BY.has(tokens[first - 1]?.norm ?? '')) return false;
  const next = tokens[negator + 1];
  return next !== undefined && next.role === null && !SHOWING.has(next.norm);
}

function isDoubled(tokens: readonly Token[], negator: number): boolean {
  const around = clauseWords(tokens, negator, Math.max(0, negator - 7), negator + 4);
  return DOUBLED.test(around.replace(ONLY_DENIED, ''));
}

/** "Never had a headache like this", "such a headache", "this bad": there is one, and it is the worst. */
function compares(tokens: readonly Token[], negator: number, phrase: readonly number[]): boolean {
  const last = phrase.at(-1) ?? 0;
  const between = clauseWords(tokens, negator, negator + 1, last);
  if (/(?<!\bas )\bsuch\b|^(?:the|my) first\b/.test(between)) return true;
  const after = clauseWords(tokens, negator, last + 1, last + 5);
  return (
    /^(?:(?!(?:any|no|some)thing)\w+ )?(?:like (?:this|that|it)|(?:this|that|so|as) (?:bad|badly|severe|strong|intense|much))\b/.test(
      after,
    ) ||
    (EVER.has(tokens[negator]?.norm ?? '') && /^before\b/.test(after)) ||
    isOnCondition(tokens, last)
  );
}

/** The words from `start` up to `end` that belong to the clause of the token `at`. */
const clauseWords = (tokens: readonly Token[], at: number, start: number, end: number): string =>
  tokens
    .slice(start, end)
    .filter((token) => token.clause === tokens[at]?.clause)
    .map(({ norm }) => norm)
    .join(' ');

function deniedBefore(
  tokens: readonly Token[],
  phrase: readonly number[],
  isElsewhere: Elsewhere,
  danger: boolean,
): boolean {
  const from = phrase[0] ?? 0;
  const here = tokens[from];
  if (LIMITS.has(here?.norm ?? '')) return false;
  if (bringsItsOwn(tokens, from)) return false;
  // Beyond a comma only along a list of findings: "no fever, cough" denies both, "no big deal, chest pain" neither.
  const closed = (): boolean => isClosedList(tokens, from);
  let item = from;
  let listed = true;
  let first = true;
  for (let i = from - 1; i >= Math.max(0, from - LONGEST_LIST) && item - i <= FARTHEST; i -= 1) {
    const token = tokens[i];
    if (!token || token.clause !== here?.clause) return false;
    if (tokens[i + 1]?.afterComma && !opensList(tokens, i)) {
      listed ||= (closed() || isReported(tokens, i)) && isUnknownItem(tokens, i + 1, item);
      if (!listed || (first && tellsOfItself(tokens, i + 1, phrase))) return false;
      listed = false;
      first = false;
      item = i + 1;
    }
    if (NEGATORS.has(token.norm) && isDoubled(tokens, i)) return false;
    // "Never been himself since birth, throwing up green": what comes behind a "since" is another matter.
    if (token.norm === 'since' && !closed()) return false;
    if (token.norm === 'and' && FINITE.has(tokens[i + 1]?.norm ?? '')) return false;
    if (isElsewhere(i)) listed = true;
    else if (denies(tokens, i, phrase))
      return (
        (listed ||
          ((closed() || REPORTING.has(token.norm)) &&
            isUnknownItem(tokens, afterVerb(tokens, i + 1), item))) &&
        !isAnswer(tokens, i) &&
        !hasEnded(tokens, i, from, (at) => isClosedBehind(tokens, at), danger)
      );
    if (LIMITS.has(token.norm) && !NEGATORS.has(tokens[i - 1]?.norm ?? '')) return false;
  }
  return false;
}

/** "No fever, no appetite", "no rash and no energy": a complaint that is itself a lack has its own "no". */
const bringsItsOwn = (tokens: readonly Token[], first: number): boolean =>
  NEGATORS.has(tokens[first]?.norm ?? '') &&
  (tokens[first]?.afterComma === true || JOINING.has(tokens[first - 1]?.norm ?? ''));
const JOINING = new Set(['and', 'but', 'also', 'plus']);

/** "Denies orthopnoea, cough, fever": whoever writes so counts up what is not there, known to us or not. */
function isReported(tokens: readonly Token[], from: number): boolean {
  const { clause } = tokens[from] ?? {};
  for (let i = from - 1; i >= from - LONGEST_LIST && tokens[i]?.clause === clause; i -= 1)
    if (REPORTING.has(tokens[i]?.norm ?? '')) return true;
  return false;
}
const REPORTING = new Set(['denies', 'denied']);

/** Where the first item begins: "don't have any pain, swelling or numbness", "hasn't been floppy, drowsy or grey". */
function afterVerb(tokens: readonly Token[], start: number): number {
  let at = start;
  while (at < start + LONGEST_ITEM && VERBS.has(tokens[at]?.norm ?? '')) at += 1;
  return at;
}
const VERBS = new Set(
  'have had has been be am feel felt feeling get got getting notice noticed noticing seen see seeing any really actually'.split(
    ' ',
  ),
);

/** "No: fever, cough", "none of: fever": the colon opens what is denied. */
const opensList = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.mark === ':' && [at, at - 1].some((i) => isHeading(tokens[i]?.norm ?? ''));

const isHeading = (word: string): boolean => NEGATORS.has(word) || HEADINGS.has(word);
