import { CLOSING } from './closed-list.ts';
import { NEGATORS, TELLING_OF } from './denial-words.ts';
import { isState } from './states.ts';
import type { Token } from './token.ts';

/** Words after a list in which another denial tells that each thing denied has its own. */
const FARTHEST = 30;
const LONGEST_ITEM = 30;

/** What is parted by commas: from its first word up to the one behind its last. */
interface Item {
  start: number;
  end: number;
}

/**
 * Whether what stands at `from` has left the list that the negator opens, though only commas part them: "no rash,
 * exhausted, dry eyes", "not dizzy, headache at the back", "no cough or cold, a fever". A list that an "or" closes
 * behind it is one to its end. A danger is taken to be told where that is not sure.
 */
export function hasEnded(
  tokens: readonly Token[],
  negator: number,
  from: number,
  isClosedBehind: (at: number) => boolean,
  isDanger = false,
): boolean {
  const [opening, ...later] = itemsFrom(tokens, negator, from);
  const last = later.at(-1);
  if (!opening || !last) return false;
  if (DESCRIBING.has(tokens[last.start]?.norm ?? '')) return true;
  if (isClosing(tokens, last)) return false;
  if (isDescribed(tokens, last)) return true;
  if (isClosedBehind(from)) return false;
  const before = [opening, ...later.slice(0, -1)];
  const closes = (item: Item, nth: number): boolean =>
    isClosing(tokens, item) && !(!isDanger && nth >= LONG_LIST && joinsPlaces(tokens, item));
  if (before.some(closes)) return true;
  const isApart = apartFrom(tokens, negator, opening);
  return later.some((item) => isApart(item)) || isRepeated(tokens, negator, from);
}

function itemsFrom(tokens: readonly Token[], negator: number, from: number): Item[] {
  const starts = [negator + 1];
  for (let i = negator + 2; i <= from; i += 1) if (tokens[i]?.afterComma) starts.push(i);
  let end = from + 1;
  while (
    end - from <= LONGEST_ITEM &&
    tokens[end]?.clause === tokens[from]?.clause &&
    tokens[end]?.afterComma === false
  )
    end += 1;
  return starts.map((start, n) => ({ start, end: starts[n + 1] ?? end }));
}

/** "No injury, headache, worse bending forward": what comes next tells how it is. */
const isDescribed = (tokens: readonly Token[], { end }: Item): boolean =>
  tokens[end]?.clause === tokens[end - 1]?.clause &&
  tokens[end]?.afterComma === true &&
  DESCRIBING.has(tokens[end].norm);
const DESCRIBING = new Set('worse worst better eased mostly mainly especially'.split(' '));

const isClosing = (tokens: readonly Token[], { start, end }: Item): boolean =>
  tokens.slice(start, end).some(({ norm }) => CLOSING.has(norm));

/** "No rash, runny nose, hearing loss, weak arm or leg, double vision": an "or" between two places, far down a list, is its own. */
const joinsPlaces = (tokens: readonly Token[], { start, end }: Item): boolean =>
  tokens
    .slice(start, end)
    .every(
      ({ norm }, i) =>
        !CLOSING.has(norm) ||
        (tokens[start + i - 1]?.role === 'site' && tokens[start + i + 1]?.role === 'site'),
    );
const LONG_LIST = 2;

/** What cannot be denied together with what the negator denies first. */
function apartFrom(
  tokens: readonly Token[],
  negator: number,
  opening: Item,
): (item: Item) => boolean {
  const word = tokens[negator]?.norm ?? '';
  if (OF_STATES.has(word) && isOfState(tokens, opening))
    return (item) => isTold(tokens, item) || !isOfState(tokens, item);
  return (item) => isTold(tokens, item) || (OF_NOUNS.has(word) && isPredicate(tokens, item));
}
/** Nobody says "no exhausted", "without dizzy". */
const OF_NOUNS = new Set('no without denies deny denied denying nil zero neither'.split(' '));
const OF_STATES = new Set("not isn't aren't wasn't weren't ain't".split(' '));

/** "Lots of blisters", "a cough", "pain in my back", "weeing all the time": told of, and not counted up. */
function isTold(tokens: readonly Token[], { start, end }: Item): boolean {
  const words = tokens.slice(start, end).map(({ norm }) => norm);
  return (
    TELLING_OF.has(words[0] ?? '') ||
    words[0] === 'a' ||
    words[0] === 'an' ||
    AS_IT_IS.test(words.join(' '))
  );
}
const AS_IT_IS =
  /^(?!any\b|anything\b)(?:\w+ ){1,6}(?:in|on|of|down|behind|under|round|around|across) (?:my|his|her)\b|\b(?:all (?:day|night|the time|over)|every \w+|(?:\d+|two|three|four|five|six|ten|many|several) times|(?:once|twice)(?: an?)?|non ?stop|constantly)\b/;

/** "Itchy", "itching": how it is. */
function isOfState(tokens: readonly Token[], item: Item): boolean {
  const first = tokens.slice(item.start, item.end).find(({ norm }) => !ADVERBS.has(norm));
  if (!first) return true;
  return isPredicate(tokens, item) || /(?:ing|ed)$/.test(first.norm);
}
const ADVERBS = new Set(
  'at all very so really too even that particularly especially any more or been being feel feeling felt'.split(
    ' ',
  ),
);

/** "Exhausted", "dizzy on standing", "voice croaky": a state that no noun follows. "Dry eyes" and "a red and itchy eye" are nouns. */
function isPredicate(tokens: readonly Token[], { start, end }: Item): boolean {
  let at = end - 1;
  while (at >= start && !isState(tokens[at]?.norm ?? '')) at -= 1;
  if (at < start) return false;
  const next = tokens[at + 1];
  return at + 1 >= end || next === undefined || BEHIND_STATES.has(next.norm);
}
const BEHIND_STATES = new Set(
  'and all at on in with when from since for after before round around too now again though as out up down most every today but to'.split(
    ' ',
  ),
);

/** "No fever, sore throat, no cough": what is denied has its own "no" each time. */
function isRepeated(tokens: readonly Token[], negator: number, from: number): boolean {
  const { norm, sentence } = tokens[negator] ?? {};
  for (let i = negator - 1; i >= negator - 6 && tokens[i]?.sentence === sentence; i -= 1)
    if (tokens[i]?.norm === norm && tokens[negator]?.afterComma) return true;
    else if (tokens[i]?.afterComma) break;
  for (let i = from + 1; i <= from + FARTHEST && tokens[i]?.sentence === sentence; i += 1)
    if (tokens[i]?.afterComma && NEGATORS.has(tokens[i]?.norm ?? ''))
      return tokens[i]?.norm === norm;
  return false;
}
