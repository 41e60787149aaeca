import type { Token } from './token.ts';

/** Words that deny what follows, until the scope ends (NegEx, Chapman 2001, in everyday English). */
const NEGATORS = new Set(
  `no not never without denies deny denied denying nor neither none zero
   don't dont doesn't doesnt didn't didnt haven't havent hasn't hasnt hadn't hadnt isn't isnt aren't arent
   wasn't wasnt weren't werent ain't aint`.split(/\s+/),
);
/** Together with the next word these deny nothing. */
const PSEUDO = new Set(['only', 'just', 'sure', 'certain', 'longer', 'better', 'improving', 'getting', 'stop', 'stopped', 'stopping', 'until', 'sleeping', 'able', 'normal', 'right', 'well', 'know']);
/** Denies what stands before it: "the fever is gone", "cough: none". */
const GONE = new Set(['gone', 'absent', 'resolved', 'negative', 'none']);
const FARTHEST = 14;

/**
 * Whether what stands at `from` (up to `to`) is denied. A negator that belongs to the phrase itself
 * ("no appetite") denies nothing, so the search begins before the phrase.
 */
export function isNegated(tokens: readonly Token[], from: number, to: number): boolean {
  return deniedBefore(tokens, from) || deniedAfter(tokens, to);
}

function deniedBefore(tokens: readonly Token[], from: number): boolean {
  const here = tokens[from];
  for (let i = from - 1; i >= Math.max(0, from - FARTHEST); i -= 1) {
    const token = tokens[i];
    if (!token || token.clause !== here?.clause) return false;
    if (NEGATORS.has(token.norm) && !(i + 1 < from && PSEUDO.has(tokens[i + 1]?.norm ?? ''))) return true;
  }
  return false;
}

function deniedAfter(tokens: readonly Token[], to: number): boolean {
  const last = tokens[to];
  for (let i = to + 1; i <= to + 3; i += 1) {
    const token = tokens[i];
    if (!token || token.clause !== last?.clause || (token.afterComma && token.norm !== 'none')) {
      return false;
    }
    if (GONE.has(token.norm)) return tokens[i - 1]?.norm !== 'not';
  }
  return false;
}
