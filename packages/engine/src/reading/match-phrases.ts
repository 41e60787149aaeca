import { isFiller } from './common-words.ts';
import type { Concept, Lexicon, Slot } from './lexicon.ts';
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
const REACH = 7;

/** Every phrase of the lexicon that occurs. Linear in the number of tokens. */
export function matchPhrases(tokens: readonly Token[], lexicon: Lexicon): Match[] {
  const matches = new Map<string, Match>();
  tokens.forEach((token, at) => {
    for (const phrase of lexicon.byAnchor.get(token.stem) ?? []) {
      const found = matchParts(tokens, phrase.parts, at);
      const concept = lexicon.concepts[phrase.concept];
      if (!found || !concept) continue;
      matches.set(`${phrase.concept}:${found.join(',')}`, { concept, tokens: found });
    }
  });
  return [...matches.values()];
}

function matchParts(tokens: readonly Token[], parts: Slot[][], at: number): number[] | null {
  const [first, ...others] = parts;
  const anchor = first && matchSequence(tokens, first, at);
  if (!anchor) return null;
  const used = [...anchor];
  for (const part of others) {
    const near = nearest(tokens, part, used);
    if (!near) return null;
    used.push(...near);
  }
  return used.toSorted((a, b) => a - b);
}

/** The occurrence of a part closest to what was already matched, in the same clause. */
function nearest(tokens: readonly Token[], part: Slot[], used: number[]): number[] | null {
  const from = Math.min(...used);
  const to = Math.max(...used);
  for (let distance = 1; distance <= REACH; distance += 1) {
    for (const at of [to + distance, from - distance]) {
      const token = tokens[at];
      if (!token || token.clause !== tokens[from]?.clause) continue;
      const found = matchSequence(tokens, part, at);
      if (found && found.every((i) => !used.includes(i))) return found;
    }
  }
  return null;
}

/** The slots one after the other from `at`, with only small words between. */
function matchSequence(tokens: readonly Token[], slots: Slot[], at: number): number[] | null {
  const found: number[] = [];
  let position = at;
  for (const slot of slots) {
    let gap = 0;
    while (!slot.has(tokens[position]?.stem ?? '')) {
      const token = tokens[position];
      if (found.length === 0 || !token || gap >= LARGEST_GAP || !isFiller(token.norm)) return null;
      gap += 1;
      position += 1;
    }
    if (tokens[position]?.clause !== tokens[at]?.clause) return null;
    found.push(position);
    position += 1;
  }
  return found;
}

/** Leaves out what is only part of something more specific: "cough" inside "barking cough". */
export function mostSpecific(matches: readonly Match[]): Match[] {
  const byToken = new Map<number, Match[]>();
  for (const match of matches) {
    for (const token of match.tokens) byToken.set(token, [...(byToken.get(token) ?? []), match]);
  }
  return matches.filter((match) => {
    const rivals = byToken.get(match.tokens[0] ?? -1) ?? [];
    return !rivals.some(
      (rival) =>
        rival.tokens.length > match.tokens.length &&
        match.tokens.every((token) => rival.tokens.includes(token)),
    );
  });
}
