import type { Token } from './token.ts';

/** Words that deny what follows, until the scope ends (NegEx, Chapman 2001, in everyday English). */
const NEGATORS = new Set(
  `no not never without denies deny denied denying nor neither none zero
   don't dont doesn't doesnt didn't didnt haven't havent hasn't hasnt hadn't hadnt isn't isnt aren't arent
   wasn't wasnt weren't werent ain't aint`.split(/\s+/),
);
/** Together with the next word these deny nothing, or something else: "not only", "no idea why", "not helping my". */
const PSEUDO = new Set(
  `only just sure certain longer better improving getting stop stopped stopping until sleeping able normal right well
   know idea clue doubt matter wonder relief improvement change worried worry help helps helped helping touch touching
   ease eased easing relieve relieved relieving work working worked`.split(/\s+/),
);
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
  if (!NEGATORS.has(word) || compares(tokens, i, phrase)) return false;
  return phrase.includes(i + 1) || !PSEUDO.has(next);
}

/** "Never had a headache like this", "such a headache", "this bad": there is one, and it is the worst. */
function compares(tokens: readonly Token[], negator: number, phrase: readonly number[]): boolean {
  const last = phrase.at(-1) ?? 0;
  const clause = tokens[negator]?.clause;
  const norms = (from: number, to: number): string =>
    tokens
      .slice(from, to)
      .filter((token) => token.clause === clause)
      .map(({ norm }) => norm)
      .join(' ');
  const between = norms(negator + 1, last);
  if (/\bsuch\b|^(?:the|my) first\b/.test(between)) return true;
  const after = norms(last + 1, last + 5);
  return (
    /^(?:\w+ )?(?:like (?:this|that|it)|(?:this|that|so|as) (?:bad|severe|strong|intense))\b/.test(
      after,
    ) ||
    (EVER.has(tokens[negator]?.norm ?? '') && /^before\b/.test(after))
  );
}

/** "I have never had a fit before" is said by someone who has one now. */
const EVER = new Set(['never', "haven't", 'havent', "hasn't", 'hasnt']);

function deniedBefore(
  tokens: readonly Token[],
  phrase: readonly number[],
  isElsewhere: (token: number) => boolean,
): boolean {
  const from = phrase[0] ?? 0;
  const here = tokens[from];
  // Beyond a comma only along a list of findings: "no fever, cough" denies both, "no big deal, chest pain" neither.
  let listed = true;
  for (let i = from - 1; i >= Math.max(0, from - FARTHEST); i -= 1) {
    const token = tokens[i];
    if (!token || token.clause !== here?.clause) return false;
    if (tokens[i + 1]?.afterComma) {
      if (!listed) return false;
      listed = false;
    }
    if (isElsewhere(i)) listed = true;
    else if (denies(tokens, i, phrase)) return listed;
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
    if (GONE.has(token.norm)) return tokens[i - 1]?.norm !== 'not' && isOver(tokens, i);
  }
  return false;
}

/** "Gone now" and "none", not "gone into my arm", "gone numb" or "none of the tablets". */
function isOver(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (!next || next.clause !== tokens[at]?.clause || next.afterComma) return true;
  return tokens[at]?.norm === 'gone' ? AFTER_GONE.has(next.norm) : next.norm !== 'of';
}

const AFTER_GONE = new Set(
  'now away completely entirely totally today since already again by and or after'.split(' '),
);
