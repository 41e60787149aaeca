import { openings, type Phrase } from './phrase.ts';

/** Phrases, each with the word of it that is looked for first: its anchor. Plain numbers, for they are read at every word. */
export interface PhraseIndex<T> {
  entries: readonly { phrase: Phrase; value: T; openings: ReadonlySet<string> }[];
  /** By word, or sign of a number. */
  keys: ReadonlyMap<string, Key>;
  /** By entry: from how many words before its anchor, at least and at most, it can begin. */
  least: Int32Array;
  most: Int32Array;
  /** By entry: two other elements of it; in a sentence without a word of each it cannot be. 0 is always there. */
  needs: readonly [Int32Array, Int32Array];
  /** The numbers of elements are below this. */
  elements: number;
}

/** What a word, or a sign of a number, is to the phrases of an index. */
export interface Key {
  /** The entries whose anchor it is. */
  anchors: Int32Array;
  /** The elements it fills. */
  fills: Int32Array;
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
  const elements = numberElements();
  const byAnchor = new Map<string, number[]>();
  const listOf = (lists: ReadonlyMap<string, number[]>, word: string): Int32Array =>
    Int32Array.from(lists.get(word) ?? []);
  const anchors = sources.map(({ phrase }, entry) => {
    const anchor = anchorOf(phrase);
    for (const word of anchor.words) addTo(byAnchor, word, entry);
    const needs = needsOf(phrase, anchor.words).map(elements.numberOf);
    return { ...anchor, needs };
  });
  const column = (of: (anchor: (typeof anchors)[number]) => number): Int32Array =>
    Int32Array.from(anchors, of);
  return {
    entries: sources.map(({ phrase, value }) => ({ phrase, value, openings: openings(phrase) })),
    keys: new Map(
      [...byAnchor.keys(), ...elements.filledBy.keys()].map((word) => [
        word,
        { anchors: listOf(byAnchor, word), fills: listOf(elements.filledBy, word) },
      ]),
    ),
    least: column(({ least }) => least),
    most: column(({ most }) => most),
    needs: [column(({ needs }) => needs[0] ?? 0), column(({ needs }) => needs[1] ?? 0)],
    elements: elements.count(),
  };
}

/** Gives elements that begin with the same words the same number, from 1 on. */
function numberElements() {
  const numbers = new Map<string, number>();
  const filledBy = new Map<string, number[]>();
  const numberOf = (words: readonly string[]): number => {
    const name = words.toSorted().join(' ');
    const known = numbers.get(name);
    if (known !== undefined) return known;
    const number = numbers.size + 1;
    numbers.set(name, number);
    for (const word of words) addTo(filledBy, word, number);
    return number;
  };
  return { numberOf, filledBy, count: () => numbers.size + 1 };
}

function addTo(lists: Map<string, number[]>, key: string, one: number): void {
  const list = lists.get(key);
  if (list) list.push(one);
  else lists.set(key, [one]);
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
