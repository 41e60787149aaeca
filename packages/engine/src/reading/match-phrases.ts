import { isFiller } from './common-words.ts';
import type { Concept, Lexicon, Phrase, Slot } from './lexicon.ts';
import type { Token } from './token.ts';

/** A phrase found in the text: which tokens carry it. */
export interface Match {
  concept: Concept;
  /** Indexes of its tokens, ascending. */
  tokens: number[];
}

/** Small words allowed between two words of one part. */
const LARGEST_GAP = 3;
/** Tokens between two parts of one phrase. */
const REACH = 9;

/** Every phrase of the lexicon that occurs. Linear in the number of tokens. */
export function matchPhrases(tokens: readonly Token[], lexicon: Lexicon): Match[] {
  const matches = new Map<string, Match>();
  tokens.forEach((token, at) => {
    for (const phrase of lexicon.byAnchor.get(token.stem) ?? []) {
      const found = matchParts(tokens, phrase, at);
      const concept = lexicon.concepts[phrase.concept];
      if (!found || !concept) continue;
      matches.set(`${phrase.concept}:${found.join(',')}`, { concept, tokens: found });
    }
  });
  return [...matches.values()];
}

function matchParts(
  tokens: readonly Token[],
  { parts, anchor }: Phrase,
  at: number,
): number[] | null {
  const [first = []] = parts;
  const used = matchSequence(tokens, first, anchor, at);
  if (!used) return null;
  for (let part = 1; part < parts.length; part += 1) {
    const near = nearest(tokens, parts[part] ?? [], used);
    if (!near) return null;
    used.push(...near);
  }
  return used.toSorted((a, b) => a - b);
}

/** The occurrence of a part closest to what was already matched, in the same statement. */
function nearest(tokens: readonly Token[], part: Slot[], used: number[]): number[] | null {
  const from = Math.min(...used);
  const to = Math.max(...used);
  const between = Array.from({ length: Math.max(0, to - from - 1) }, (_, i) => from + 1 + i);
  const around = Array.from({ length: REACH }, (_, i) => [to + i + 1, from - i - 1]).flat();
  for (const at of [...between, ...around]) {
    if (tokens[at]?.statement !== tokens[from]?.statement) continue;
    const found = matchSequence(tokens, part, 0, at);
    if (found?.every((i) => !used.includes(i)) && staysTogether(tokens, part, found, used)) {
      return found;
    }
  }
  return null;
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
    if (tokens[i]?.afterComma) return foundFirst && (part[0]?.size ?? 0) > 1;
  }
  return true;
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
    if (position < 0) return null;
    found.push(position);
  }
  position = at;
  for (let slot = anchor - 1; slot >= 0; slot -= 1) {
    position = seek(tokens, slots[slot], position, -1);
    if (position < 0) return null;
    found.push(position);
  }
  return found;
}

/** The next token in a direction that fits the slot, or -1 when something meaningful or a new statement comes first. */
function seek(
  tokens: readonly Token[],
  slot: Slot | undefined,
  from: number,
  step: 1 | -1,
): number {
  const statement = tokens[from]?.statement;
  for (let gap = 0; gap <= LARGEST_GAP; gap += 1) {
    const position = from + step * (gap + 1);
    const token = tokens[position];
    if (!token || token.statement !== statement) return -1;
    if (slot?.has(token.stem)) return position;
    if (!isFiller(token.norm)) return -1;
  }
  return -1;
}

/** Leaves out what was read inside a way of speaking: a "coughing fit of laughter" is no cough. */
export function literal(matches: readonly Match[]): Match[] {
  const spoken = new Set(
    matches.filter(({ concept }) => concept.kind === 'idiom').flatMap(({ tokens }) => tokens),
  );
  return matches.filter(
    ({ concept, tokens }) => concept.kind === 'idiom' || !tokens.some((token) => spoken.has(token)),
  );
}

/**
 * Leaves out what is only part of something more specific: "cough" inside "barking cough". Several words that say
 * something the longer phrase does not imply stay: "tight chest" inside "tight chest when I walk".
 */
export function mostSpecific(matches: readonly Match[]): Match[] {
  const byToken = new Map<number, Match[]>();
  for (const match of matches) {
    for (const token of match.tokens) {
      const list = byToken.get(token);
      if (list) list.push(match);
      else byToken.set(token, [match]);
    }
  }
  return matches.filter((match) => {
    const rivals = byToken.get(match.tokens[0] ?? -1) ?? [];
    return !rivals.some(
      (rival) =>
        rival.tokens.length > match.tokens.length &&
        match.tokens.every((token) => rival.tokens.includes(token)) &&
        (match.tokens.length === 1 ||
          rival.concept === match.concept ||
          implies(rival.concept, match.concept)),
    );
  });
}

const implies = (longer: Concept, shorter: Concept): boolean =>
  longer.kind === 'finding' && shorter.kind === 'finding' && longer.implies.has(shorter.index);
