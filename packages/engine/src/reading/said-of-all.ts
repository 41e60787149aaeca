import { isFiller, isTelling } from './common-words.ts';
import { beginsItem } from './list-items.ts';
import type { Lexicon } from './lexicon.ts';
import type { Match } from './match-phrases.ts';
import { placeAt } from './place-at.ts';
import { stem } from './stem.ts';
import type { Token } from './token.ts';

/** Nouns that end a list of what they are of: "no hearing, eye or bowel trouble". */
const NOUNS = new Set(
  'trouble troubles problem problems issue issues symptom symptoms complaint complaints change changes disturbance disturbances upset'.split(
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
 * hearing, eye or bowel trouble". The last one stands beside what is said and is read with it in any case. No trouble
 * with something is to say that it is fine.
 */
export function saidOfAll(
  tokens: readonly Token[],
  lexicon: Lexicon,
  isFinding: (token: number) => boolean,
): Match[] {
  return tokens.flatMap((token, at) => {
    const last = lastItem(tokens, at);
    if (last < 0) return untroubled(tokens, lexicon, objectOf(tokens, at), at);
    const items = itemsBefore(tokens, last);
    return [
      ...items
        .filter((item) => !isFinding(item))
        .flatMap((item) => placeAt(lexicon, tokens[item], token, item)),
      ...(NOUNS.has(token.norm)
        ? [last, ...items].flatMap((item) => untroubled(tokens, lexicon, item, at))
        : []),
    ];
  });
}

/** "No bowel change" denies what "bowels are fine" does; that there is one says too little. */
function untroubled(tokens: readonly Token[], lexicon: Lexicon, item: number, at: number): Match[] {
  const [thing, trouble] = [tokens[item], tokens[at]];
  if (!thing || !trouble || !beginsItem(tokens, Math.min(item, at))) return [];
  const norm = NAMED_AFTER.get(thing.norm) ?? thing.norm;
  return placeAt(
    lexicon,
    { ...thing, norm, stem: stem(norm) },
    { ...trouble, norm: 'fine', stem: stem('fine') },
    item,
  ).flatMap((match) => {
    const { concept } = match;
    if (concept.kind !== 'finding' || !concept.normal) return [];
    // Only the last thing stands beside the trouble.
    const used = item === at - 1 || item > at ? [item, at].toSorted((a, b) => a - b) : [item];
    return [{ ...match, concept: { ...concept, normal: false, general: true }, tokens: used }];
  });
}

/** What there is trouble with where that is told behind: "change in my bowels", or -1. */
function objectOf(tokens: readonly Token[], at: number): number {
  if (!NOUNS.has(tokens[at]?.norm ?? '') || !WITH.has(tokens[at + 1]?.norm ?? '')) return -1;
  const thing = OWNED.has(tokens[at + 2]?.norm ?? '') ? at + 3 : at + 2;
  const word = tokens[thing];
  return word && word.clause === tokens[at]?.clause && isThing(word) ? thing : -1;
}
const WITH = new Set(['in', 'with', 'of', 'to', 'from']);

/** What adjectives are made of. */
const NAMED_AFTER = new Map([
  ['urinary', 'urine'],
  ['visual', 'vision'],
  ['nasal', 'nose'],
  ['dental', 'tooth'],
  ['abdominal', 'belly'],
  ['menstrual', 'periods'],
]);

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
