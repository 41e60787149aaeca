import type { Lexicon } from './lexicon.ts';
import { DENYING, type Match } from './match-phrases.ts';
import { isFiller, isTelling } from './common-words.ts';
import { NEGATORS } from './denial-words.ts';
import { isAnswer, type Elsewhere } from './denied-after.ts';
import { EarlierTopics, REMEMBERED } from './earlier-topics.ts';
import { isItem } from './list-items.ts';
import { isNegated } from './negation.ts';
import { placeAt } from './place-at.ts';
import { sharedPlace } from './shared-place.ts';
import type { Token } from './token.ts';
import { wombBleeding } from './womb-bleeding.ts';

const POINTING = new Set(['it', "it's", 'its', 'they', "they're", 'which', 'that', 'both']);
const EVERYWHERE = new Set(['all', 'everywhere', 'throughout']);

/**
 * Complaints that leave out their place because it was named before: "my eye is red, no pain", "I twisted my knee. It
 * is swollen", "a cough, no blood". The place is the last part of the body or topic that was spoken of.
 */
export function resolveEllipsis(
  tokens: readonly Token[],
  lexicon: Lexicon,
  owners: ReadonlyMap<number, readonly Match[]>,
): Match[] {
  const found: Match[] = [];
  const earlier = new EarlierTopics(tokens);
  const denying = new Set(
    tokens.flatMap(({ norm, clause }) => (NEGATORS.has(norm) ? [clause] : [])),
  );
  let topic = -1;
  /** A place that was only named to deny something of it. */
  let absent = -1;
  /** The topic was said to be well: what is denied is of it still, nothing else is. */
  let well = false;
  tokens.forEach((token, at) => {
    const said = owners.get(at) ?? [];
    if ((token.role === 'site' && !isNoTopic(tokens, at)) || lexicon.topics.has(token.stem)) {
      earlier.name(at);
      if (!denying.has(token.clause) || !isToldAsAbsent(tokens, said, owners)) {
        topic = at;
        absent = -1;
        well = isWell(tokens, at);
      } else {
        absent = at;
      }
    }
    earlier.complain(at, said);
    if (token.role !== 'complaint') return;
    const exception = said.length === 0 ? exceptedPlace(tokens, at) : -1;
    if (exception >= 0 && !owners.has(exception)) {
      found.push(...placeAt(lexicon, tokens[exception], token, exception));
      return;
    }
    if (said.some((match) => isPlaced(tokens, match))) return;
    const shared = sharedPlace(tokens, at, (i) => owners.has(i));
    if (shared.length > 0) {
      found.push(...shared.flatMap((word) => placeAt(lexicon, word, token, at)));
      return;
    }
    if (placedItself(tokens, at)) return;
    if (
      isBareDenial(tokens, at) ||
      (denying.has(token.clause) && isListedDenial(tokens, at, (i) => owners.has(i)))
    ) {
      // "No aches" is said of all of the body.
      if (token.norm === 'aches') return;
      const placed = earlier
        .before(at)
        .flatMap((topics) => firstPlaced(lexicon, topics, token, at));
      const womb = wombBleeding(tokens, at);
      const denied = [...placed, ...(womb === null ? [] : placeAt(lexicon, womb, token, at))];
      // "I can't move my neck without pain", "never had such pain" tell of the pain; "not breathless, hurts when I lift
      // it" of another.
      const twice = tokens.slice(Math.max(0, at - 4), at).some(({ norm }) => TELLING.has(norm));
      found.push(...denied.map((match): Match => (twice ? match : { ...match, onlyDenied: true })));
    } else if (absent >= 0 && at - absent <= REMEMBERED && saidOfIt(tokens, at, absent)) {
      found.push(...placeAt(lexicon, tokens[absent], token, at));
    } else if (topic >= 0 && at - topic <= REMEMBERED && !well && pointsBack(tokens, at, topic)) {
      found.push(...placeAt(lexicon, tokens[topic], token, at));
    }
  });
  return found;
}

/** The chest of "sore shoulder. No chest pain, hurts when I lift my arm". */
const isToldAsAbsent = (
  tokens: readonly Token[],
  said: readonly Match[],
  owners: ReadonlyMap<number, readonly Match[]>,
): boolean =>
  said.some(
    ({ tokens: used }) =>
      used.length > 1 && isNegated(tokens, used, (i) => owners.has(i) && !used.includes(i)),
  );

/** "One side" and "my body" are no place that a later complaint could be about. */
const NO_TOPIC = new Set(['side', 'sides', 'body']);
const isNoTopic = (tokens: readonly Token[], at: number): boolean =>
  NO_TOPIC.has(tokens[at]?.norm ?? '') ||
  (tokens[at]?.norm === 'bottom' && tokens[at - 1]?.norm === 'the');

/** Read with a place or with what makes it another complaint, not only with when it comes: "aches at night". */
function isPlaced(tokens: readonly Token[], { tokens: used, concept }: Match): boolean {
  const told = used.filter((i) => !NEGATORS.has(tokens[i]?.norm ?? ''));
  return told.length > 1 && (!isCourse(concept) || told.some((i) => tokens[i]?.role === 'site'));
}

/** "Worse at night", "comes and goes": said of any complaint. */
const isCourse = (concept: Match['concept']): boolean =>
  concept.kind === 'finding' && !concept.symptom;

/** "Swollen all over", "a pain here in my …": it has a place of its own, if one that we cannot read. */
function placedItself(tokens: readonly Token[], at: number): boolean {
  const [next, second] = [tokens[at + 1], tokens[at + 2]];
  if (!next || next.clause !== tokens[at]?.clause) return false;
  if (EVERYWHERE.has(next.norm)) return true;
  if (AT_ALL.has(next.norm)) return false;
  if (!next.afterComma && next.role === null && !isTelling(next.norm)) return true;
  return PLACING.has(next.norm) && second !== undefined && !isFiller(second.norm);
}
const AT_ALL = new Set([
  'whatsoever',
  'thankfully',
  'luckily',
  'fortunately',
  'noted',
  'reported',
  'tho',
]);
const PLACING = new Set([
  'in',
  'on',
  'around',
  'behind',
  'under',
  'killer',
  'killers',
  'relief',
  'medication',
]);

/** "My chest is clear": nothing that follows is about it. */
const isWell = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(at + 1, at + 4)
    .some(({ norm, clause }) => clause === tokens[at]?.clause && WELL.has(norm));
const WELL = new Set(['fine', 'ok', 'okay', 'clear', 'normal', 'well', 'good']);

/** "No pain", "no swelling or discharge", "no funny discharge": short denials that name no place. */
function isBareDenial(tokens: readonly Token[], at: number): boolean {
  let described = false;
  for (let i = at - 1; i >= Math.max(0, at - 5); i -= 1) {
    const token = tokens[i];
    if (!token || token.clause !== tokens[at]?.clause) return false;
    if (DENYING.has(token.norm) || token.norm === 'without') return true;
    if (token.role === 'complaint' || token.role === 'modifier' || isFiller(token.norm)) continue;
    if (SEEING.has(token.norm)) continue;
    if (described || token.role === 'site' || i < at - 1) return false;
    described = true;
  }
  return false;
}

/** "No fever, bleeding, sores or new discharge": one of a longer list, and nothing is told of it but its name. */
const isListedDenial = (tokens: readonly Token[], at: number, isFinding: Elsewhere): boolean =>
  (isItem(tokens, at) && isNegated(tokens, [at], isFinding)) ||
  (isAnswer(tokens, at + 1) && opens(tokens, at));

/** "Blood no. Fever no". */
const opens = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.afterComma === true || tokens[at - 1]?.sentence !== tokens[at]?.sentence;

const TELLING = new Set(['without', 'never']);
const SEEING = new Set(['seen', 'see', 'noticed', 'notice', 'found', 'find', 'obvious', 'visible']);

/** What is denied of the last topic with which it makes a complaint: "burns when I pee, no back pain, no blood". */
function firstPlaced(
  lexicon: Lexicon,
  topics: readonly (readonly Token[])[],
  complaint: Token,
  at: number,
): Match[] {
  for (const words of topics) {
    const placed = words.flatMap((word) => placeAt(lexicon, word, complaint, at));
    if (placed.length > 0) return placed;
  }
  return [];
}

/** "No leg swelling but it is painful and red". */
function saidOfIt(tokens: readonly Token[], at: number, topic: number): boolean {
  for (let i = at - 1; i > topic && at - i <= 6; i -= 1) {
    if (tokens[i]?.role === 'site') return false;
    if (POINTING.has(tokens[i]?.norm ?? '')) return true;
  }
  return false;
}

/** In the clause of its place, or in one that begins with "it". */
function pointsBack(tokens: readonly Token[], at: number, topic: number): boolean {
  const clause = tokens[at]?.clause;
  if (tokens[topic]?.clause === clause || isAdded(tokens, at)) return true;
  for (let i = at; i >= 0 && tokens[i]?.clause === clause; i -= 1) {
    if (POINTING.has(tokens[i]?.norm ?? '')) return true;
    if (at - i > 6) return false;
  }
  return false;
}

/** "A cough for months, now with streaks of blood": a clause that only adds to what was told. */
function isAdded(tokens: readonly Token[], at: number): boolean {
  let start = at;
  while (start > 0 && tokens[start - 1]?.clause === tokens[at]?.clause) start -= 1;
  if (tokens[start]?.norm !== 'now' || tokens[start - 1]?.sentence !== tokens[at]?.sentence)
    return false;
  return tokens.slice(start + 1, at).every(({ norm }) => ADDING.has(norm));
}
const ADDING = new Set(
  'with and also even sometimes often a an of some bit little lot streak streaks speck specks spots flecks traces bright fresh dark red'.split(
    ' ',
  ),
);

/** Where the part of the body stands that a denial leaves out, "no pain except in my shoulder", or -1. */
function exceptedPlace(tokens: readonly Token[], at: number): number {
  let excepted = false;
  for (let i = at + 1; i <= at + FARTHEST_EXCEPTION; i += 1) {
    const token = tokens[i];
    if (!token || token.sentence !== tokens[at]?.sentence) return -1;
    if (EXCEPTING.has(token.norm)) excepted = true;
    else if (excepted && token.role === 'site') return i;
    else if (token.role === 'complaint' || !isTelling(token.norm)) return -1;
  }
  return -1;
}
const EXCEPTING = new Set(['except', 'apart', 'besides', 'aside', 'other']);
const FARTHEST_EXCEPTION = 8;
