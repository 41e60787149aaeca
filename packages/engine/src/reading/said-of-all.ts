import { isFiller, isTelling } from './common-words.ts';
import type { Lexicon } from './lexicon.ts';
import type { Match } from './match-phrases.ts';
import { placeAt } from './place-at.ts';
import type { Token } from './token.ts';

/** Nouns that end a list of what they are of: "no hearing, eye or bowel trouble". */
const NOUNS = new Set(
  'trouble troubles problem problems issue issues symptom symptoms complaint complaints change changes'.split(
    ' ',
  ),
);
/** What is said of several things that are well: "appetite, weight and bowels are fine". */
const WELL = new Set(
  'fine ok okay normal good well unchanged alright unaffected steady'.split(' '),
);
const COPULAS = new Set(
  'is are was were all both seem seems look looks feel remain remains'.split(' '),
);
const JOINING = new Set(['and', 'or', 'nor', '/', '&']);
const OWNED = new Set(['my', 'his', 'her', 'their', 'our', 'the', 'any', 'no', 'with']);
/** Nobody counts up more things in one breath. */
const MOST = 8;

/**
 * What is said at the end of a list, read with each thing of it: "appetite, weight and bowels are all fine", "no
 * hearing, eye or bowel trouble". The last one stands beside what is said and is read with it in any case.
 */
export function saidOfAll(
  tokens: readonly Token[],
  lexicon: Lexicon,
  isFinding: (token: number) => boolean,
): Match[] {
  return tokens.flatMap((token, at) => {
    const last = lastItem(tokens, at);
    if (last < 0) return [];
    return itemsBefore(tokens, last)
      .filter((item) => !isFinding(item))
      .flatMap((item) => placeAt(lexicon, tokens[item], token, item));
  });
}

/** The last thing of the list that ends with what is said at `at`, or -1. */
function lastItem(tokens: readonly Token[], at: number): number {
  const { norm = '', clause, afterComma } = tokens[at] ?? {};
  if (afterComma === true) return -1;
  let item = at - 1;
  if (WELL.has(norm)) while (COPULAS.has(tokens[item]?.norm ?? '')) item -= 1;
  else if (!NOUNS.has(norm)) return -1;
  const word = tokens[item];
  return word && word.clause === clause && isThing(word) ? item : -1;
}

/** The things before the last one, each told in one word and parted from the next by a comma or an "and". */
function itemsBefore(tokens: readonly Token[], last: number): number[] {
  const items: number[] = [];
  let joined = false;
  for (let at = last; items.length < MOST;) {
    let before = at - 1;
    let parted = tokens[at]?.afterComma === true;
    while (isBetween(tokens[before])) {
      joined ||= JOINING.has(tokens[before]?.norm ?? '');
      parted ||= JOINING.has(tokens[before]?.norm ?? '') || tokens[before]?.afterComma === true;
      before -= 1;
    }
    const word = tokens[before];
    if (!parted || !word || word.sentence !== tokens[last]?.sentence || !isThing(word)) break;
    items.push(before);
    at = before;
  }
  return joined ? items : [];
}

const isBetween = (token: Token | undefined): boolean =>
  token !== undefined && (JOINING.has(token.norm) || OWNED.has(token.norm));

const isThing = ({ norm, role }: Token): boolean =>
  role === 'site' || (role === null && !isFiller(norm) && !isTelling(norm));
