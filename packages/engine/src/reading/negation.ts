import {
  CANNOT,
  DOUBLED,
  EVER,
  LASTING,
  LIMITS,
  NEGATING_PAIRS,
  NEGATORS,
  PERCEIVE,
  PSEUDO,
  TELLING_OF,
} from './denial-words.ts';
import { deniedAfter, isAnswer, type Elsewhere } from './denied-after.ts';
import type { Token } from './token.ts';

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
): boolean {
  return (
    deniedBefore(tokens, phrase, isElsewhere) ||
    deniedWithin(tokens, phrase, isElsewhere) ||
    deniedAfter(tokens, phrase.at(-1) ?? 0, isElsewhere, danger)
  );
}

/** "My sight is not fine", not "no rash, my sight is fine": whether a phrase that all is well is itself denied. */
export function isUnusual(tokens: readonly Token[], phrase: readonly number[]): boolean {
  const [first = 0, last = 0] = [phrase[0], phrase.at(-1)];
  for (let i = last; i >= Math.max(0, first - 3); i -= 1) {
    const word = tokens[i]?.norm ?? '';
    if (!phrase.includes(i) && (NEGATORS.has(word) || CANNOT.has(word))) return true;
    if (i <= first && tokens[i]?.afterComma) return false;
    if (tokens[i]?.clause !== tokens[first]?.clause) return false;
  }
  return false;
}

function deniedWithin(
  tokens: readonly Token[],
  phrase: readonly number[],
  isElsewhere: Elsewhere,
): boolean {
  const last = phrase.at(-1) ?? 0;
  for (let i = (phrase[0] ?? 0) + 1; i < last; i += 1) {
    if (!phrase.includes(i) && !isElsewhere(i) && denies(tokens, i, phrase)) return true;
  }
  return false;
}

/** Whether the token at `i` denies the phrase that follows: "not stopped moving" does, "not stopped coughing" does not. */
function denies(tokens: readonly Token[], i: number, phrase: readonly number[]): boolean {
  const word = tokens[i]?.norm ?? '';
  const next = tokens[i + 1]?.norm ?? '';
  if (CANNOT.has(word)) return PERCEIVE.has(next);
  if (NEGATING_PAIRS.has(`${word} ${next}`)) return true;
  if (!NEGATORS.has(word) || compares(tokens, i, phrase) || isDoubled(tokens, i)) return false;
  return phrase.includes(i + 1) || !PSEUDO.has(next);
}

function isDoubled(tokens: readonly Token[], negator: number): boolean {
  const around = clauseWords(tokens, negator, Math.max(0, negator - 5), negator + 2);
  return DOUBLED.test(around);
}

/** "Never had a headache like this", "such a headache", "this bad": there is one, and it is the worst. */
function compares(tokens: readonly Token[], negator: number, phrase: readonly number[]): boolean {
  const last = phrase.at(-1) ?? 0;
  const between = clauseWords(tokens, negator, negator + 1, last);
  if (/\bsuch\b|^(?:the|my) first\b/.test(between)) return true;
  const after = clauseWords(tokens, negator, last + 1, last + 5);
  return (
    /^(?:\w+ )?(?:like (?:this|that|it)|(?:this|that|so|as) (?:bad|severe|strong|intense))\b/.test(
      after,
    ) ||
    (EVER.has(tokens[negator]?.norm ?? '') && /^before\b/.test(after))
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
): boolean {
  const from = phrase[0] ?? 0;
  const here = tokens[from];
  if (LIMITS.has(here?.norm ?? '')) return false;
  // Beyond a comma only along a list of findings: "no fever, cough" denies both, "no big deal, chest pain" neither.
  let listed = true;
  let first = true;
  for (let i = from - 1; i >= Math.max(0, from - FARTHEST); i -= 1) {
    const token = tokens[i];
    if (!token || token.clause !== here?.clause) return false;
    if (tokens[i + 1]?.afterComma && !opensList(tokens, i)) {
      if (!listed || (first && tellsOfItself(tokens, i + 1, phrase))) return false;
      listed = false;
      first = false;
    }
    if (isElsewhere(i)) listed = true;
    else if (denies(tokens, i, phrase)) return listed && !isAnswer(tokens, i);
    if (LIMITS.has(token.norm) && !NEGATORS.has(tokens[i - 1]?.norm ?? '')) return false;
  }
  return false;
}

/** An item of a list that has a degree or a length of its own is there. */
function tellsOfItself(
  tokens: readonly Token[],
  comma: number,
  phrase: readonly number[],
): boolean {
  const item = tokens.slice(comma, (phrase[0] ?? comma) + 1);
  if (item.some(({ norm }) => TELLING_OF.has(norm))) return true;
  const after = tokens.slice((phrase.at(-1) ?? 0) + 1, (phrase.at(-1) ?? 0) + 4);
  return LASTING.has(after[0]?.norm ?? '') && !item.some(({ norm }) => norm === 'or');
}

/** "No: fever, cough", "none of: fever": the colon opens what is denied. */
const opensList = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.mark === ':' &&
  (NEGATORS.has(tokens[at]?.norm ?? '') || NEGATORS.has(tokens[at - 1]?.norm ?? ''));
