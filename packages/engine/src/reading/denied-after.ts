import {
  AFTER_GONE,
  ANSWERS_NO,
  BACK,
  GONE,
  GONE_PAIRS,
  NEVER_THERE,
  NEGATORS,
} from './denial-words.ts';
import { isTelling } from './common-words.ts';
import type { Token } from './token.ts';

/** Tells what belongs to another phrase. */
export type Elsewhere = (token: number) => boolean;

/** "Fever: no, cough: yes": the word answers what stands before it and says nothing of what follows. */
export function isAnswer(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  return (
    token !== undefined &&
    token.mark !== '' &&
    ANSWERS_NO.has(token.norm) &&
    (next === undefined || next.clause !== token.clause || (next.afterComma && next.mark !== ':'))
  );
}

/** Whether what follows a phrase says that it is over or was never there: "the fever has gone", "cough: none". */
export function deniedAfter(
  tokens: readonly Token[],
  to: number,
  isElsewhere: Elsewhere,
  danger: boolean,
): boolean {
  const answer = tokens[to + 1];
  if (answer && ANSWERS_NO.has(answer.norm) && isAnswer(tokens, to + 1)) return true;
  for (let i = to + 1; i <= to + 7; i += 1) {
    const token = tokens[i];
    if (!token || token.sentence !== tokens[to]?.sentence) return false;
    const next = tokens[i + 1];
    const pair = next?.clause === token.clause && GONE_PAIRS.has(`${token.norm} ${next.norm}`);
    if (pair || GONE.has(token.norm)) {
      if (!goesOn(tokens, to, i)) return false;
      const word = pair ? `${token.norm} ${next.norm}` : token.norm;
      if (danger && !NEVER_THERE.has(word)) return false;
      if (tokens.slice(to + 1, i).some(({ norm }) => NEGATORS.has(norm))) return false;
      return isOver(tokens, pair ? i + 1 : i);
    }
    if (isElsewhere(i) || (!isTelling(token.norm) && !BACKWARDS.has(token.norm))) return false;
  }
  return false;
}

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
]);

/** Still about the same: in its clause, or "a rash … but it's gone". */
function goesOn(tokens: readonly Token[], from: number, at: number): boolean {
  const token = tokens[at];
  if (token?.norm === 'none') return token.clause === tokens[from]?.clause;
  if (token?.sentence !== tokens[from]?.sentence) return false;
  if (token?.clause === tokens[from]?.clause && !token?.afterComma) return true;
  return tokens
    .slice(from + 1, at + 1)
    .some(({ norm }) => norm === 'it' || norm === "it's" || norm === 'its' || norm === 'that');
}

/** "Gone now" and "none", not "gone into my arm", "gone numb", "none of the tablets" or "stopped but came back". */
function isOver(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const later = tokens
    .slice(at + 1, at + 7)
    .filter(({ sentence }) => sentence === tokens[at]?.sentence)
    .map(({ norm }) => norm)
    .join(' ');
  if (BACK.test(later)) return false;
  if (!next || next.clause !== tokens[at]?.clause || next.afterComma) return true;
  const word = tokens[at]?.norm ?? '';
  if (word === 'none' || word === 'negative' || word === 'absent') return next.norm !== 'of';
  return AFTER_GONE.has(next.norm);
}
