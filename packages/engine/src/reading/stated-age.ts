import { numberAt } from './number-words.ts';
import type { Token } from './token.ts';
import { wordsBefore } from './words-between.ts';

/** Years that a text gives as a bare number: "I'm 66", "she is 3 and", "my dad, 74, has". Nothing where two are told. */
export function statedAge(tokens: readonly Token[]): number | null {
  const told = new Set<number>();
  tokens.forEach((_, i) => {
    const years = numberAt(tokens, i);
    if (years === null || !Number.isInteger(years) || years < 1 || years > OLDEST) return;
    if (endsThere(tokens, i) && (isSaidToBe(tokens, i) || standsBeside(tokens, i))) told.add(years);
  });
  const [only] = told;
  return told.size === 1 ? (only ?? null) : null;
}

const OLDEST = 110;

/** "I'm 34 weeks", "he's 12 hours late": a number with anything after it is no age. */
function endsThere(tokens: readonly Token[], i: number): boolean {
  const [token, next] = [tokens[i], tokens[i + 1]];
  if (!next || next.sentence !== token?.sentence || next.clause !== token.clause) return true;
  return next.afterComma || next.mark === '-' || GOES_ON.has(next.norm);
}
const GOES_ON = new Set(['and', 'but', 'with', 'male', 'female', 'now', 'today', 'who', 'if']);

/** "I'm 66", "he is 8", "aged 59". */
function isSaidToBe(tokens: readonly Token[], i: number): boolean {
  let at = i - 1;
  while (at > 0 && MERELY.has(tokens[at]?.norm ?? '')) at -= 1;
  const said = tokens[at]?.norm ?? '';
  if (said === 'aged' && AT_THE_TIME.test(wordsBefore(tokens, at, 10))) return false;
  if (SAYS.has(said)) return true;
  const who = tokens[at - 1]?.norm ?? '';
  return (said === 'am' && who === 'i') || (said === 'is' && (who === 'he' || who === 'she'));
}
/** "I had a fit aged 6". */
const AT_THE_TIME = /\b(?:i|i'd|he|she) (?:\w+ )?(?:had|got|was|lost|broke|caught)\b/;
const MERELY = new Set(['only', 'just', 'now', 'nearly', 'almost']);
const SAYS = new Set(["i'm", 'im', "he's", "she's", 'aged']);

/** "Daughter, 8, hot all day", "my neighbour (82)". */
const standsBeside = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]?.afterComma === true &&
  (tokens[i + 1] === undefined || tokens[i + 1]?.afterComma === true) &&
  PEOPLE.has(tokens[i - 1]?.norm ?? '');
const PEOPLE = new Set(
  `me mum mom mother dad father husband wife partner son daughter boy girl lad brother sister gran granny grandma nan nana
   grandad grandpa grandfather grandmother uncle aunt neighbour neighbor friend man woman male female`.split(
    /\s+/,
  ),
);
