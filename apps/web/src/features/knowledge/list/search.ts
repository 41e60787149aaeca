import type { KnowledgeIndex } from '../../../lib/engine/client.ts';

export interface Hit {
  id: string;
  name: string;
  /** Another name by which it was found. */
  alias: string | null;
}

export type Search = (query: string, most: number) => { hits: Hit[]; more: number };

interface Entry {
  id: string;
  name: string;
  /** Its name first, then what else it is called; as typed and as compared. */
  names: { text: string; plain: string }[];
}

/** Finds by the beginnings of words, in any order; where that finds nothing, a slip in a word is forgiven. */
export function createSearch(
  entries: readonly { id: string; name: string; others: readonly string[] }[],
): Search {
  const prepared: Entry[] = entries.map(({ id, name, others }) => ({
    id,
    name,
    names: [name, ...others].map((text) => ({ text, plain: plain(text) })),
  }));
  return (query, most) => {
    const asked = plain(query);
    if (asked === '') return { hits: [], more: 0 };
    const exact = found(prepared, asked, begins);
    const all = exact.length > 0 ? exact : found(prepared, asked, nearly);
    return { hits: all.slice(0, most), more: Math.max(0, all.length - most) };
  };
}

export const conditionSearch = ({ conditions }: KnowledgeIndex): Search =>
  createSearch(conditions.map(({ id, name, aliases }) => ({ id, name, others: aliases })));
export const findingSearch = ({ findings }: KnowledgeIndex): Search =>
  createSearch(findings.map(({ id, name, words }) => ({ id, name, others: words })));

type Matches = (word: string, asked: string) => boolean;

function found(entries: readonly Entry[], asked: string, matches: Matches): Hit[] {
  const words = asked.split(' ');
  return entries
    .flatMap(({ id, name, names }) => {
      const ranks = names.map((one, i) => rank(one.plain, i > 0, asked, words, matches));
      const best = Math.min(...ranks);
      if (best === NOT_FOUND) return [];
      const by = ranks.indexOf(best);
      return [{ id, name, alias: by > 0 ? (names[by]?.text ?? null) : null, best }];
    })
    .toSorted((a, b) => a.best - b.best || a.name.length - b.name.length)
    .map(({ id, name, alias }) => ({ id, name, alias }));
}

const NOT_FOUND = 9;

/** Less is better: the whole name, then its beginning, then words of it; the same of other names after each. */
function rank(
  name: string,
  isAlias: boolean,
  asked: string,
  words: readonly string[],
  matches: Matches,
): number {
  const own = name.split(' ');
  if (!words.every((word) => own.some((one) => matches(one, word)))) return NOT_FOUND;
  const place = name === asked ? 0 : name.startsWith(asked) ? 2 : 4;
  return place + (isAlias ? 1 : 0);
}

const begins: Matches = (word, asked) => word.startsWith(asked);
const nearly: Matches = (word, asked) =>
  begins(word, asked) || (asked.length >= LONG_ENOUGH && isOneSlipAway(word, asked));
/** In shorter words a slip too easily makes another word. */
const LONG_ENOUGH = 4;

/** One letter more, fewer, other, or two changed about. */
function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  const restsAgree = (skipA: number, skipB: number) =>
    a.slice(from + skipA) === b.slice(from + skipB);
  const changedAbout = a[from] === b[from + 1] && a[from + 1] === b[from] && restsAgree(2, 2);
  return restsAgree(1, 1) || restsAgree(1, 0) || restsAgree(0, 1) || changedAbout;
}

/** Lower case without accents and marks; British and American spelling alike. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’']/g, '')
    .replaceAll(/[oa]e/g, 'e')
    .replaceAll('our', 'or')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
