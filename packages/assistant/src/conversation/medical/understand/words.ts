/** A sentence of a message, with the words it is compared by: lower case, apostrophes left out. */
export interface Sentence {
  text: string;
  words: string[];
  asks: boolean;
}

const WORD = /[\p{L}\p{M}\d]+(?:['\u2018\u2019\u02BC\u00B4\u0060\u2010-]*[\p{L}\p{M}\d]+)*/gu;
const ASKING = new Set(
  `what whats which who whom when where why how hows can could should shall may is are am do does did will would`.split(
    ' ',
  ),
);

/** "A&E", "a and e", "A + E": the emergency department, and not a letter, a small word and a letter. */
const A_AND_E = /\ba\s?(?:&|\+|and|n)\s?e\b/gu;

/** "Don't worry — it's nothing" -> dont worry its nothing. */
export const wordsOf = (text: string): string[] =>
  (text.normalize('NFKC').toLowerCase().replace(A_AND_E, 'ae').match(WORD) ?? []).map((word) =>
    word.replace(/[^\p{L}\p{M}\d]/gu, ''),
  );

/** Splits at stops and, so that "I have a cough, can I take ibuprofen" is two things, before a question after a comma. */
export function sentencesOf(text: string): Sentence[] {
  const pieces = text
    .split(/(?<=[.?!;\n])\s+|\n+/u)
    .flatMap((piece) =>
      piece.split(
        /[,–—-]\s+(?=(?:and |but |so )?(?:what|whats|why|how|can|could|should|may|is it|do i|does|will|would)\b)|\s(?:and|but|so)\s+(?=(?:what|why|how|can|could|should|may) (?:i|it|this|is|do|does|we|he|she|about)\b)/iu,
      ),
    );
  return pieces
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece) => {
      const words = wordsOf(piece);
      return { text: piece, words, asks: piece.includes('?') || ASKING.has(words[0] ?? '') };
    });
}

/** From this length a word may be one letter off. */
const SHORTEST = 5;

/** The same word, or one letter added, left out, changed or swapped with its neighbour. */
export function sameWord(said: string, meant: string): boolean {
  if (said === meant) return true;
  if (meant.length < SHORTEST || said[0] !== meant[0]) return false;
  if (Math.abs(said.length - meant.length) > 1) return false;
  let i = 0;
  while (i < said.length && said[i] === meant[i]) i += 1;
  const [a, b] = [said.slice(i), meant.slice(i)];
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}
