import { CANNOT } from './denial-words.ts';
import type { Match } from './match-phrases.ts';
import type { Token } from './token.ts';

const SEEN = new Set(['see', 'anything', 'thing', 'a', 'able', 'to', 'unable', 'not']);
/** Who cannot, and words that say no more than since when or how much. */
const BEFORE = new Set(
  `i he she we they now then suddenly just really still also literally actually so and but dad mum mom gran grandad nan
   husband wife my she's he's i'm am is was all today woke up eyes`.split(/\s+/),
);
const BEHIND = new Set(
  'at anymore now and or nor but suddenly since after today again all'.split(' '),
);

/**
 * "I can't see" and "can't see a thing" tell of lost sight only by themselves: "can't see why", "can't see a doctor",
 * "a spot I can't see" tell of another matter.
 */
export function seesSomethingElse({ tokens: used }: Match, tokens: readonly Token[]): boolean {
  const [first = 0, last = 0] = [used[0], used.at(-1)];
  if (!used.every((i) => SEEN.has(tokens[i]?.norm ?? '') || CANNOT.has(tokens[i]?.norm ?? '')))
    return false;
  if (!used.some((i) => tokens[i]?.norm === 'see')) return false;
  return isGoingOn(tokens, last) || !isBegun(tokens, first);
}

function isGoingOn(tokens: readonly Token[], last: number): boolean {
  const next = tokens[last + 1];
  if (!next || next.clause !== tokens[last]?.clause || next.afterComma) return false;
  return !BEHIND.has(next.norm) && !(next.norm === 'any' && tokens[last + 2]?.norm === 'more');
}

function isBegun(tokens: readonly Token[], first: number): boolean {
  let at = first;
  while (tokens[at]?.afterComma === false && BEFORE.has(tokens[at - 1]?.norm ?? '')) {
    if (tokens[at - 1]?.sentence !== tokens[first]?.sentence) return true;
    at -= 1;
  }
  return (
    at === 0 ||
    tokens[at]?.afterComma === true ||
    tokens[at - 1]?.clause !== tokens[first]?.clause ||
    at < first - 1
  );
}
