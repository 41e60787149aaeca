import { openings, type Phrase } from './phrase.ts';

/** A phrase with the word of it that is looked for first, and from how far before that word it can begin. */
export interface Anchored {
  /** Its place in the lexicon. */
  entry: number;
  least: number;
  most: number;
  /** Numbers of two other elements of it: in a sentence without a word of each it cannot be. 0 is always there. */
  needs: Needs;
}
type Needs = readonly [number, number];

export interface PhraseIndex<T> {
  entries: readonly { phrase: Phrase; value: T; openings: ReadonlySet<string> }[];
  /** By word, or sign of a number. */
  byAnchor: ReadonlyMap<string, readonly Anchored[]>;
  /** By word, or sign of a number: the elements it fills, by number. */
  filledBy: ReadonlyMap<string, readonly number[]>;
  /** The numbers are below this. */
  elements: number;
}

/** Words of every sentence: a phrase is looked for by another of its words if it has one. */
const COMMON = new Set(
  `a about again all am an and any are as at be because been before but by can could day did do does doing done down even
   ever every feel feeling for from get getting go going gone good got had has have having he her here him his how i if
   in into is it its just know last like little make me more much my never new no not now of off on one only or other our
   out over really she should so some someone still take than that the their them then there they thing this time to
   today tonight too up us very want was we well went were what when where which who why will with would year you
   your #`.split(/\s+/),
);
/** One of them is met as often as so many others. */
const AS_MANY = 60;

/** Made once, so that a text is read in one pass and a phrase is tried only where its rarest word stands. */
export function indexPhrases<T>(sources: readonly { phrase: Phrase; value: T }[]): PhraseIndex<T> {
  const byAnchor = new Map<string, Anchored[]>();
  const numbers = new Map<string, number>();
  const filledBy = new Map<string, number[]>();
  const numberOf = (words: readonly string[]): number => {
    const name = words.toSorted().join(' ');
    const known = numbers.get(name);
    if (known !== undefined) return known;
    const number = numbers.size + 1;
    numbers.set(name, number);
    for (const word of words) {
      const others = filledBy.get(word);
      if (others) others.push(number);
      else filledBy.set(word, [number]);
    }
    return number;
  };
  sources.forEach(({ phrase }, entry) => {
    const { words, least, most } = anchorOf(phrase);
    const [first = 0, second = 0] = needsOf(phrase, words).map(numberOf);
    const anchored = { entry, least, most, needs: [first, second] as const };
    for (const word of words) {
      const alike = byAnchor.get(word);
      if (alike) alike.push(anchored);
      else byAnchor.set(word, [anchored]);
    }
  });
  return {
    entries: sources.map(({ phrase, value }) => ({ phrase, value, openings: openings(phrase) })),
    byAnchor,
    filledBy,
    elements: numbers.size + 1,
  };
}

/** The first words of the two rarest elements that must be there, beside the one it is looked up by. */
const needsOf = ({ elements }: Phrase, anchor: ReadonlySet<string>): string[][] =>
  elements
    .filter((element) => mustBeThere(element) && !isSame(anchor, element.byFirst))
    .map(({ byFirst }) => [...byFirst.keys()])
    .toSorted((a, b) => costOf(a) - costOf(b))
    .slice(0, 2);

const isSame = (words: ReadonlySet<string>, byFirst: ReadonlyMap<string, unknown>): boolean =>
  words.size === byFirst.size && [...words].every((word) => byFirst.has(word));

const mustBeThere = ({ gap, optional, orEnd, edge }: Phrase['elements'][number]): boolean =>
  gap === 0 && !optional && !orEnd && edge === null;

function anchorOf({ elements, source }: Phrase) {
  let best: { words: ReadonlySet<string>; least: number; most: number } | undefined;
  let [least, most, lowest] = [0, 0, Infinity];
  for (const element of elements) {
    const { gap, edge, choices, byFirst } = element;
    if (edge !== null) continue;
    const cost = costOf(byFirst.keys()) * (1 + most - least);
    if (mustBeThere(element) && cost < lowest) {
      best = { words: new Set(byFirst.keys()), least, most };
      lowest = cost;
    }
    const lengths = choices.map(({ words }) => words.length);
    if (mustBeThere(element)) least += Math.min(...lengths);
    most += gap > 0 ? gap : Math.max(...lengths);
  }
  if (!best) throw new Error(`the phrase "${source}" has no word that must be there`);
  return best;
}

function costOf(words: Iterable<string>): number {
  let cost = 0;
  for (const word of words) cost += COMMON.has(word) ? AS_MANY : 1;
  return cost;
}
