import { alternates, describes, isListedState } from './adjectives.ts';
import { isFiller } from './common-words.ts';
import type { Candidates, Phrase } from './index-phrases.ts';
import type { Concept, Lexicon } from './lexicon.ts';
import type { Slot } from './parse-phrases.ts';
import { areDeniedApart } from './list-items.ts';
import { COUPLING, isOfAnother } from './of-another.ts';
import { createSaidNear, type Filled } from './said-near.ts';
import type { Token } from './token.ts';
import { CONTRASTS } from './tokenise.ts';

/** A phrase found in the text: which tokens carry it. */
export interface Match {
  concept: Concept;
  /** Indexes of its tokens, ascending. */
  tokens: number[];
  /** The same by the parts of the phrase. */
  parts: number[][];
  exclusive: boolean;
  /** It was taken to be said of an earlier topic because it is denied: if it is not, it is of something else. */
  onlyDenied?: true;
}

/** Small words allowed between two words of one part. */
const LARGEST_GAP = 3;
/** Tokens between two parts of one phrase. */
const REACH = 9;

/** Every phrase of the lexicon that occurs. Linear in the number of tokens. */
export function matchPhrases(tokens: readonly Token[], lexicon: Lexicon): Match[] {
  const matches = new Map<string, Match>();
  const saidNear = createSaidNear(tokens, lexicon.filledBy, lexicon.filled);
  tokens.forEach((token, at) => {
    const candidates = lexicon.byAnchor.get(token.stem);
    if (!candidates) return;
    for (const phrase of possible(candidates, saidNear(at))) {
      const found = matchParts(tokens, phrase, at);
      const concept = lexicon.concepts[phrase.concept];
      if (!found || !concept) continue;
      const used = found.flat().toSorted((a, b) => a - b);
      const key = `${phrase.concept}:${used.join(',')}`;
      const before = matches.get(key);
      const exclusive = phrase.exclusive || before?.exclusive === true;
      const parts = before && before.parts.length <= found.length ? before.parts : found;
      matches.set(key, { concept, tokens: used, parts, exclusive });
    }
  });
  return [...matches.values()];
}

/** Those of which every required slot is filled near. The first of each is asked in one run through a block of memory. */
function possible({ phrases, needs }: Candidates, { stamps, latest }: Filled): Phrase[] {
  const found: Phrase[] = [];
  for (let i = 0; i < needs.length; i += 1) {
    if (stamps[needs[i] ?? 0] !== latest) continue;
    const phrase = phrases[i];
    if (phrase?.required.every((slot) => stamps[slot] === latest) === true) found.push(phrase);
  }
  return found;
}

function matchParts(
  tokens: readonly Token[],
  { parts, anchor }: Phrase,
  at: number,
): number[][] | null {
  const [first = []] = parts;
  const found = matchSequence(tokens, first, anchor, at);
  if (!found) return null;
  const used = [found];
  for (let part = 1; part < parts.length; part += 1) {
    const near = nearest(tokens, parts[part] ?? [], used.flat());
    if (!near) return null;
    used.push(near);
  }
  return used;
}

/** The occurrence of a part closest to what was already matched, in the same statement. */
function nearest(tokens: readonly Token[], part: Slot[], used: number[]): number[] | null {
  const from = Math.min(...used);
  const to = Math.max(...used);
  const first = part[0];
  const statement = tokens[from]?.statement;
  const inside = Math.max(0, to - from - 1);
  for (let n = 0; n < inside + 2 * REACH; n += 1) {
    const at = candidate(n, inside, from, to);
    const token = tokens[at];
    if (!token || !first?.has(token.stem) || token.statement !== statement) continue;
    const found = matchSequence(tokens, part, 0, at);
    if (!found || found.some((i) => used.includes(i))) continue;
    if (at > to ? isOfAnother(tokens, to, at, 1) : isOfAnother(tokens, from, at, -1)) continue;
    if (staysTogether(tokens, part, found, used)) return found;
  }
  return null;
}

/** Where to look at the nth try: first between what was matched, then outwards, the later side first. */
function candidate(n: number, inside: number, from: number, to: number): number {
  if (n < inside) return from + 1 + n;
  const step = Math.floor((n - inside) / 2) + 1;
  return (n - inside) % 2 === 0 ? to + step : from - step;
}

/**
 * A comma separates, unless a general word heads a list: "pain in my chest, arm and jaw" is pain in the arm, but
 * "stiff neck, sore throat" is no sore neck.
 */
function staysTogether(
  tokens: readonly Token[],
  part: readonly Slot[],
  found: readonly number[],
  used: readonly number[],
): boolean {
  const foundFirst = Math.max(...found) < Math.min(...used);
  const [from, to] = foundFirst
    ? [Math.max(...found), Math.min(...used)]
    : [Math.max(...used), Math.min(...found)];
  for (let i = from + 1; i <= to; i += 1) {
    if (tokens[i]?.afterComma && opensDenial(tokens, i, found, used)) return false;
    if (tokens[i]?.afterComma && !withinChain(tokens, i)) {
      return (
        foundFirst &&
        (part[0]?.size ?? 0) > 1 &&
        !areDeniedApart(tokens, from, to) &&
        !isAnotherPlaced(tokens, from, to)
      );
    }
  }
  return !isAnotherPlaced(tokens, from, to);
}

/** "No blood, isn't vomiting": what is denied behind a comma is another matter, unless the phrase itself holds the "not". */
const opensDenial = (
  tokens: readonly Token[],
  at: number,
  found: readonly number[],
  used: readonly number[],
): boolean => DENYING.has(tokens[at]?.norm ?? '') && !found.includes(at) && !used.includes(at);

/**
 * Whether what stands at `to` has a place or a complaint of its own, and is not about what stands at `from`: the
 * swelling of "belly pain or leg swelling", the nose of "blood in phlegm, sore throat, blocked nose", what follows
 * "my tummy hurts, bloated after meals".
 */
function isAnotherPlaced(tokens: readonly Token[], from: number, to: number): boolean {
  const [head, last] = [tokens[from], tokens[to]];
  if (!head || !last || head.role === last.role) return false;
  let joined = false;
  let parted = false;
  let partner = false;
  for (let i = from + 1; i < to; i += 1) {
    const token = tokens[i];
    if (!token || token.chain > 0) continue;
    const comma = token.afterComma;
    if (comma && partner && head.role === 'site') return true;
    joined ||= comma || JOINING.has(token.norm);
    if (head.role === 'site' && joined && token.role === 'site') return true;
    if (head.role === 'complaint' && (partner || parted) && token.role === 'complaint') return true;
    parted ||= comma && DENYING.has(token.norm);
    partner ||= token.role === (head.role === 'site' ? 'complaint' : 'site');
  }
  if (!last.afterComma) return false;
  // "Pain in my chest, arm": what heads a list of places has one; "it stings like mad, my glands are up" has none.
  if (head.role === 'complaint' && last.role === 'site') return !partner && last.mark !== ':';
  return partner && (head.role === 'site' || last.role === null);
}

/** The slots one after the other, the one number `anchor` at `at`, with only small words between. */
function matchSequence(
  tokens: readonly Token[],
  slots: readonly Slot[],
  anchor: number,
  at: number,
): number[] | null {
  if (!slots[anchor]?.has(tokens[at]?.stem ?? '')) return null;
  const found = [at];
  let position = at;
  for (let slot = anchor + 1; slot < slots.length; slot += 1) {
    position = seek(tokens, slots[slot], position, 1);
    if (slot === slots.length - 1 && isOfAnother(tokens, at, position, 1) && !isCoupled(slots))
      return null;
    if (anchor === 0 && isOfAnother(tokens, position, at, -1) && !isCoupled(slots)) return null;
    if (position < 0) return null;
    found.push(position);
  }
  position = at;
  for (let slot = anchor - 1; slot >= 0; slot -= 1) {
    position = seek(tokens, slots[slot], position, -1);
    if (slot === 0 && isOfAnother(tokens, at, position, -1) && !isCoupled(slots)) return null;
    if (anchor === slots.length - 1 && isOfAnother(tokens, position, at, 1) && !isCoupled(slots))
      return null;
    if (position < 0) return null;
    found.push(position);
  }
  return found;
}

/** The phrase itself couples: "skin tight and shiny". */
const isCoupled = (slots: readonly Slot[]): boolean =>
  slots.some((slot) => COUPLING.some((word) => slot.has(word)));

/** Whether the token and the one before it belong to one list of parts of the body. */
const withinChain = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]?.chain ?? 0) > 0 && tokens[at]?.chain === tokens[at - 1]?.chain;

/** The next token in a direction that fits the slot, or -1 when something meaningful or a new statement comes first. */
function seek(
  tokens: readonly Token[],
  slot: Slot | undefined,
  from: number,
  step: 1 | -1,
): number {
  const start = tokens[from];
  let gap = 0;
  let joined = false;
  let paired = false;
  /** The list of parts of the body that is passed over: what is found must belong to it, or what we come from. */
  let passed = 0;
  for (let position = from + step; Math.abs(position - from) <= FARTHEST; position += step) {
    const token = tokens[position];
    if (!token || !start || !isReached(token, start, slot, step)) return -1;
    const right = step > 0 ? position : position + 1;
    if (parts(tokens, right, from) && !withinChain(tokens, right) && !describes(tokens, right))
      return -1;
    if (slot?.has(token.stem)) {
      const listed = start.chain > 0 || token.chain > 0;
      if (joined && !paired && !listed && (start.role === 'site') !== (token.role === 'site'))
        return -1;
      // "Tummy ache and runny poo": the complaint has a place already.
      if (paired && step < 0 && tokens[position - 1]?.role === 'site') return -1;
      return passed === 0 || passed === start.chain || passed === token.chain ? position : -1;
    }
    if (JOINING.has(token.norm)) joined = true;
    // One of several complaints about one place: "swollen and sore".
    if (token.role === 'complaint' && JOINING.has(tokens[position + step]?.norm ?? '')) {
      position += step;
      paired = true;
      continue;
    }
    // "Blocked or runny nose": both are said of the nose.
    if (joined && alternates(tokens, slot, from, position)) {
      paired = true;
      continue;
    }
    // "My eye is red, watery and sore": all of it is said of the eye.
    if (step > 0 && start.role === 'site' && isListedState(tokens, position)) continue;
    // "Itchy watery eyes": each of several adjectives belongs to the place.
    if (step > 0 && start.role === 'complaint' && describes(tokens, position)) continue;
    if (token.chain > 0 && !isPassable(token)) {
      if (passed !== 0 && passed !== token.chain) return -1;
      passed = token.chain;
    } else if (!isPassable(token) || (token.chain === 0 && (gap += weight(token)) > LARGEST_GAP))
      return -1;
  }
  return -1;
}

/** "The" and "my" stand before any noun and part nothing: "pain at the back of my throat". */
const weight = ({ norm }: Token): number => (ARTICLES.has(norm) ? 0 : 1);
const ARTICLES = new Set(['the', 'a', 'an', 'my', 'his', 'her', 'their', 'our']);

/** A comma parts, and a colon but for the one word that it stands behind: "bowels: normal". */
const parts = (tokens: readonly Token[], at: number, from: number): boolean =>
  tokens[at]?.afterComma === true && !(tokens[at].mark === ':' && at === from + 1);

/** In the same statement, or across a contrast that the phrase itself holds: "fever gone but rash". */
function isReached(token: Token, start: Token, slot: Slot | undefined, step: 1 | -1): boolean {
  if (token.statement === start.statement) return true;
  if (token.sentence !== start.sentence) return false;
  const turns = CONTRASTS.has(token.norm) && slot?.has(token.stem) === true;
  return step > 0 ? turns : CONTRASTS.has(start.norm);
}

/** Farthest that anything is looked for through a list. */
const FARTHEST = 14;
const JOINING = new Set(['and', 'or', 'nor']);
/** A denial between the words of a phrase is passed over, and judged with the phrase: "my chest doesn't hurt". */
export const DENYING = new Set(
  "not isn't aren't wasn't weren't doesn't don't didn't hasn't haven't no never nil".split(' '),
);

const isPassable = (token: Token): boolean =>
  isFiller(token.norm) || token.role === 'modifier' || DENYING.has(token.norm);
