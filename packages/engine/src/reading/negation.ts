import type { Token } from './token.ts';

/** Words that deny what follows, until the scope ends (NegEx, Chapman 2001, in everyday English). */
const NEGATORS = new Set(
  `no not never without denies deny denied denying nor neither none zero
   don't dont doesn't doesnt didn't didnt haven't havent hasn't hasnt hadn't hadnt isn't isnt aren't arent
   wasn't wasnt weren't werent ain't aint`.split(/\s+/),
);
/** Together with the next word these deny nothing. */
const PSEUDO = new Set(['only', 'just', 'sure', 'certain', 'longer', 'better', 'improving', 'getting', 'stop', 'stopped', 'stopping', 'until', 'sleeping', 'able', 'normal', 'right', 'well', 'know']);
/** Ends a denial: "no fever, only a cough", "not sick just bloated". */
const LIMITS = new Set(['just', 'only']);
/** Denies what stands before it: "the fever is gone", "cough: none". */
const GONE = new Set(['gone', 'absent', 'resolved', 'negative', 'none']);
const FARTHEST = 14;

/** What one cannot see or feel is not there; other things one cannot do are complaints ("can't stop coughing"). */
const CANNOT = new Set(["can't", 'cant', 'cannot', "couldn't", 'couldnt']);
const PERCEIVE = new Set(['see', 'feel', 'find', 'hear', 'notice']);

/**
 * Whether a phrase is denied, given the indexes of its tokens. A negator that belongs to this or another phrase
 * ("no appetite", "no wet nappy, floppy") denies nothing else; one between the words does ("baby has not stopped
 * moving"). `isElsewhere` tells what belongs to another phrase.
 */
export function isNegated(
  tokens: readonly Token[],
  phrase: readonly number[],
  isElsewhere: (token: number) => boolean,
): boolean {
  const last = phrase.at(-1) ?? 0;
  return (
    deniedBefore(tokens, phrase, isElsewhere) ||
    deniedWithin(tokens, phrase, isElsewhere) ||
    deniedAfter(tokens, last)
  );
}

function deniedWithin(
  tokens: readonly Token[],
  phrase: readonly number[],
  isElsewhere: (token: number) => boolean,
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
  return NEGATORS.has(word) && (phrase.includes(i + 1) || !PSEUDO.has(next));
}

function deniedBefore(
  tokens: readonly Token[],
  phrase: readonly number[],
  isElsewhere: (token: number) => boolean,
): boolean {
  const from = phrase[0] ?? 0;
  const here = tokens[from];
  for (let i = from - 1; i >= Math.max(0, from - FARTHEST); i -= 1) {
    const token = tokens[i];
    if (!token || token.clause !== here?.clause) return false;
    if (!isElsewhere(i) && denies(tokens, i, phrase)) return true;
    if (LIMITS.has(token.norm) && !NEGATORS.has(tokens[i - 1]?.norm ?? '')) return false;
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
