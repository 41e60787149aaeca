import { CLOSING, isClosedList, LONGEST_ITEM, LONGEST_LIST } from './closed-list.ts';
import { DEEDS, DEGREES, LASTING, LASTING_SO_LONG, NEGATORS, TELLING_OF } from './denial-words.ts';
import type { Token } from './token.ts';

/** An item of a list that has a degree or a length of its own is there. */
export function tellsOfItself(
  tokens: readonly Token[],
  comma: number,
  phrase: readonly number[],
): boolean {
  const end = (phrase.at(-1) ?? comma) + 1;
  const item = tokens.slice(comma, end);
  const telling = item.flatMap(({ norm }, k) => (TELLING_OF.has(norm) ? comma + k : []));
  const after = itemAfter(tokens, end - 1);
  // "No fever, feeling ill, rash or cough": one of the list; "no fever, feeling ill" is not.
  const listed =
    item.some(({ norm }) => CLOSING.has(norm)) ||
    (goesOn(tokens, phrase) && isClosedList(tokens, comma)) ||
    (CLOSING.has(tokens[end]?.norm ?? '') && item.length <= LONGEST_ITEM);
  const deeds = listed && !DATED.test(after) && isPerfect(tokens, comma);
  const isListed = (at: number): boolean => {
    const word = tokens[at]?.norm ?? '';
    const described = HOW.has(word) && RELATIVE.has(tokens[at - 1]?.norm ?? '');
    if (DEGREES.has(word) || described) return true;
    return deeds && DEEDS.has(word);
  };
  if (telling.some((at) => !(listed && isListed(at)))) return true;
  if (item.some(({ norm }) => norm === 'or')) return false;
  return LASTING.has(after.split(' ')[0] ?? '') || LASTING_SO_LONG.test(after);
}

/** "No rash that itches": how it would be. */
const RELATIVE = new Set(['that', 'which']);
const HOW = new Set(['itches', 'hurts']);
/** "Vomited blood twice, black or red" tells of it. */
const DATED =
  /\b(?:once|twice|times|ago|now|just|today|tonight|yesterday|last|this|since|morning|evening|night)\b/;

/** "I have not had a fever, vomited or fainted": what was not done is counted up as well. */
function isPerfect(tokens: readonly Token[], comma: number): boolean {
  const { clause } = tokens[comma] ?? {};
  for (let i = comma - 1; i >= comma - LONGEST_LIST && tokens[i]?.clause === clause; i -= 1) {
    const word = tokens[i]?.norm ?? '';
    if (!NEGATORS.has(word)) continue;
    const having = PERFECT.has(word) || HAVING.has(tokens[i - 1]?.norm ?? '');
    return having && OPENING.has(tokens[i + 1]?.norm ?? '');
  }
  return false;
}
const HAVING = new Set(['have', 'has', 'had', "i've", "he's", "she's", "they've", "we've"]);
const PERFECT = new Set(["haven't", "hasn't", "hadn't"]);
/** "I haven't felt right, collapsed, bled": the first of a list of deeds is one itself. */
const OPENING = new Set([...DEEDS].filter((word) => word !== 'felt' && word !== 'got'));

/** The list is not at its end. */
const goesOn = (tokens: readonly Token[], phrase: readonly number[]): boolean => {
  const last = phrase.at(-1) ?? 0;
  return tokens
    .slice(last + 1, last + 2)
    .some(({ afterComma, clause, norm }) =>
      clause === tokens[last]?.clause ? afterComma || CLOSING.has(norm) : false,
    );
};

/** What follows in the same item: "after meals for three months". */
function itemAfter(tokens: readonly Token[], last: number): string {
  const words: string[] = [];
  for (let i = last + 1; i <= last + LONGEST_TAIL; i += 1) {
    const token = tokens[i];
    if (!token || token.afterComma || token.clause !== tokens[last]?.clause) break;
    words.push(token.norm);
  }
  return words.join(' ');
}
const LONGEST_TAIL = 9;
