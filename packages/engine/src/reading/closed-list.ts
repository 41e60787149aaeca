import type { Token } from './token.ts';

/** Words of a whole list that one negator opens, and of one item of it. */
export const LONGEST_LIST = 60;
export const LONGEST_ITEM = 5;
/** What stands before the last of it. */
export const CLOSING: ReadonlySet<string> = new Set(['or', 'nor']);

/** "Discharge, rash or fever": what is denied together is counted up and ends with an "or". */
export function isClosedList(tokens: readonly Token[], from: number): boolean {
  const { clause } = tokens[from] ?? {};
  for (let i = from - 1; tokens[i]?.clause === clause && from - i <= LONGEST_ITEM + 1; i -= 1)
    if (CLOSING.has(tokens[i]?.norm ?? '')) return true;
  return isClosedBehind(tokens, from);
}

export function isClosedBehind(tokens: readonly Token[], from: number): boolean {
  const { clause } = tokens[from] ?? {};
  let sinceComma = 0;
  let longest = LONGEST_ITEM;
  const end = from + LONGEST_LIST;
  for (let i = from; i < end && tokens[i]?.clause === clause && sinceComma <= longest; i += 1) {
    if (CLOSING.has(tokens[i]?.norm ?? '')) return true;
    const opens = tokens[i]?.afterComma === true;
    sinceComma = opens ? 0 : sinceComma + 1;
    if (opens) longest = ANY.has(tokens[i]?.norm ?? '') ? LONGEST_ANY : LONGEST_ITEM;
  }
  return false;
}

/** "No burning, anything coming down at the back passage, weakness or fits": what is told of "anything" is longer. */
const ANY = new Set(['any', 'anything', 'anyone']);
const LONGEST_ANY = 9;
