import { NEGATORS } from './denial-words.ts';
import type { Token } from './token.ts';

/** Words that stand before or behind the name of what is denied and are no part of it. */
const BEFORE = new Set(
  'any other new recent recently real obvious particular significant major associated known further more my his her the a an of serious'.split(
    ' ',
  ),
);
const BEHIND = new Set(
  `or nor and but / at so yet since either before today now lately recently whatsoever noted reported seen with that this
   these though although because other than apart except from thankfully anymore anyway tho`.split(
    /\s+/,
  ),
);
const OPENING = new Set(['or', 'nor', 'and', '/', 'any', 'have', 'had', 'having', 'of']);

/** Whether one of a list begins there, or all that is denied. */
export function beginsItem(tokens: readonly Token[], first: number): boolean {
  let at = first;
  while (tokens[at]?.afterComma === false && BEFORE.has(tokens[at - 1]?.norm ?? '')) at -= 1;
  const before = tokens[at - 1];
  if (!before || before.sentence !== tokens[first]?.sentence) return false;
  return tokens[at]?.afterComma === true || OPENING.has(before.norm) || NEGATORS.has(before.norm);
}

/** Whether it ends there. */
export function endsItem(tokens: readonly Token[], last: number): boolean {
  const next = tokens[last + 1];
  return !next || next.clause !== tokens[last]?.clause || next.afterComma || BEHIND.has(next.norm);
}

/** Whether the word is all that one of a list says: the "discharge" of "no fever, discharge or back pain". */
export const isItem = (tokens: readonly Token[], at: number): boolean =>
  beginsItem(tokens, at) && endsItem(tokens, at);

/** Words of one denied list in which its "no" is looked for. */
const LONGEST_LIST = 40;

/** "No blood, mucus or vomiting" denies three things, and no vomiting of blood. */
export function areDeniedApart(tokens: readonly Token[], from: number, to: number): boolean {
  const [one, other] = [tokens[from], tokens[to]];
  if (!one || !other || other.role === 'site' || tokens[from + 1]?.afterComma !== true)
    return false;
  return (
    isItem(tokens, to) &&
    tokens
      .slice(Math.max(0, from - LONGEST_LIST), from)
      .some(({ norm, clause }) => clause === one.clause && NEGATORS.has(norm))
  );
}

const LONGEST_UNKNOWN = 7;
const TELLS = new Set(
  'i he she it we you they is are was were am be been has have had feel feels felt get gets got since because deal problem worries luck idea wonder time'.split(
    ' ',
  ),
);
/** "No weight loss, night-time trips or fever": a time of day tells nothing. */
const BEFORE_TIME = new Set(['night', 'day', 'bed', 'meal']);
/** "No green in it, fever or rash": this "it" tells nothing. */
const BESIDE_IT = new Set(['in', 'with', 'of', 'on', 'around', 'about']);
const QUIET_AFTER = new Map([
  ['it', BESIDE_IT],
  ['time', BEFORE_TIME],
]);

/** One of a list that is not a finding we know, such as "bowel change": a few words that tell nothing by themselves. */
export const isUnknownItem = (tokens: readonly Token[], start: number, end: number): boolean =>
  end - start <= LONGEST_UNKNOWN &&
  !tokens
    .slice(start, end)
    .some(
      ({ norm }, k) =>
        TELLS.has(norm) &&
        !QUIET_AFTER.get(norm)?.has(k > 0 ? (tokens[start + k - 1]?.norm ?? '') : ''),
    );
