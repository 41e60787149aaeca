import type { RawWord } from './word.ts';

/** Words people space out to slip past a filter: "k i l l  m y s e l f", "s.u.i.c.i.d.e". */
const SPELT = new Set(
  `i im am a to my me the it all go going want wanna kill end die dead suicide suicidal myself self cut
   life live hang jump pills take hurt gonna of by kms ctb will have not`.split(/\s+/),
);
const LONGEST = Math.max(...[...SPELT].map((word) => word.length));
/** Shorter runs are initials: "a b", "u k". */
const SHORTEST_RUN = 3;
/** Letters; nobody spells out more in one go, and the search for words stays small. */
const LONGEST_RUN = 60;

/** Joins runs of single letters into the words they spell; a run that spells none is left as it was. */
export function joinLetters(words: readonly RawWord[]): RawWord[] {
  const joined: RawWord[] = [];
  for (let from = 0; from < words.length;) {
    const to = runEnd(words, from);
    const run = words.slice(from, to);
    const spelt = run.length >= SHORTEST_RUN ? spell(run) : null;
    joined.push(...(spelt ?? run));
    from = to;
  }
  return joined;
}

function runEnd(words: readonly RawWord[], from: number): number {
  let to = from + 1;
  if (!isLetter(words[from])) return to;
  while (to < words.length && to - from < LONGEST_RUN && isLetter(words[to]) && isTight(words[to]))
    to += 1;
  return to;
}

const isLetter = (word: RawWord | undefined): boolean =>
  word !== undefined && /^\p{L}$/u.test(word.chars);
const isTight = (word: RawWord | undefined): boolean =>
  word !== undefined && ['none', 'space', 'wide', 'dot', 'hyphen'].includes(word.before);

/** Cuts the run into known words from the left, fewest words first; null where that cannot be done. */
function spell(run: readonly RawWord[]): RawWord[] | null {
  const letters = run.map((word) => word.chars).join('');
  const best: (number[] | null)[] = [[]];
  for (let to = 1; to <= run.length; to += 1) {
    let cuts: number[] | null = null;
    for (let from = Math.max(0, to - LONGEST); from < to; from += 1) {
      const before = best[from];
      if (!before || !SPELT.has(letters.slice(from, to))) continue;
      if (!cuts || before.length + 1 < cuts.length) cuts = [...before, to];
    }
    best.push(cuts);
  }
  const cuts = best[run.length];
  // Only single letters found: initials, not a word.
  if (!cuts || cuts.length > run.length / 2) return null;
  return cuts.map((to, i) => {
    const from = i === 0 ? 0 : (cuts[i - 1] ?? 0);
    const [first, last] = [run[from], run[to - 1]];
    return {
      chars: letters.slice(from, to),
      start: first?.start ?? 0,
      end: last?.end ?? 0,
      before: first?.before ?? 'space',
    };
  });
}
