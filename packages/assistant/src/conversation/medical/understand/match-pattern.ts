import { sameWord } from './words.ts';

/**
 * A way of saying something: words in order, `a|b` for either, `*` for up to four words between, `^` for the start of
 * the sentence and `$` for its end. One small word may stand between any two.
 */
export interface Pattern {
  slots: { anyOf: string[]; gap: number }[];
  fromStart: boolean;
  toEnd: boolean;
}

const USUAL_GAP = 1;
/** Words that may stand between two others without changing what is asked. */
const SMALL = new Set(
  `really just actually so very please even still also then now a an the my your his her this that it any some bit more
   exactly maybe probably too ever again of to i you do we`.split(/\s+/),
);
/** Every word of any pattern: one of these is never taken for a misspelling of another ("think" for "thank"). */
const known = new Set<string>();
const WIDE_GAP = 4;

export function parsePattern(text: string): Pattern {
  const parts = text.split(' ');
  const fromStart = parts[0] === '^';
  const toEnd = parts.at(-1) === '$';
  const pattern: Pattern = { slots: [], fromStart, toEnd };
  let gap = USUAL_GAP;
  for (const part of parts) {
    if (part === '^' || part === '$') continue;
    if (part === '*') {
      gap = WIDE_GAP;
      continue;
    }
    const anyOf = part.split('|');
    for (const word of anyOf) known.add(word);
    pattern.slots.push({ anyOf, gap });
    gap = USUAL_GAP;
  }
  return pattern;
}

/** How many words of the sentence the pattern explains, or 0 where it does not fit. */
export function matchPattern(
  { slots, fromStart, toEnd }: Pattern,
  words: readonly string[],
): number {
  const starts = fromStart ? [0] : words.map((_, i) => i);
  for (const start of starts) {
    const end = follow(slots, words, start);
    if (end >= 0 && (!toEnd || end === words.length - 1)) {
      return slots.length + (fromStart ? 0.5 : 0) + (toEnd ? 0.5 : 0);
    }
  }
  return 0;
}

/** The position of the last word, or -1. */
function follow(slots: Pattern['slots'], words: readonly string[], start: number): number {
  if (!fits(slots[0], words[start])) return -1;
  let at = start;
  for (const slot of slots.slice(1)) {
    let next = -1;
    for (let i = at + 1; i <= at + 1 + slot.gap && i < words.length; i += 1) {
      if (fits(slot, words[i])) {
        next = i;
        break;
      }
      if (slot.gap === USUAL_GAP && !SMALL.has(words[i] ?? '')) break;
    }
    if (next < 0) return -1;
    at = next;
  }
  return at;
}

const fits = (slot: Pattern['slots'][number] | undefined, word: string | undefined): boolean =>
  slot !== undefined &&
  word !== undefined &&
  slot.anyOf.some((one) => word === one || (!known.has(word) && sameWord(word, one)));
