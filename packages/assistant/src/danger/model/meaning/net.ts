/** A small network that reads words by what they mean, so that a wording never seen is heard like one that was. */
export interface Net {
  /** Where a word stands among all words; undefined for one that is not known. */
  vectorOf: (word: string) => Float32Array | undefined;
  /** What a concept of the lexicon, or a rule, adds to the word it begins at. */
  conceptOf: (name: string) => Float32Array | undefined;
  /** One row of weights for each trait: of the word before, the word itself, the word after. */
  traits: readonly (readonly Float32Array[])[];
  /** Where each trait begins. */
  bias: Float32Array;
  questions: readonly Question[];
}

/** What the traits, and the words altogether, say of one question. */
export interface Question {
  traits: Float32Array;
  words: Float32Array;
  bias: number;
}

export const BEFORE = 0;
export const HERE = 1;
export const AFTER = 2;

/** Keeps three words from weighing as much as three sentences. */
const SMOOTHING = 4;

/** What each word of a passage adds to the whole, by how many it has. */
export const shareOfWord = (words: number): number => 1 / Math.sqrt(words + SMOOTHING);

export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += a[i]! * b[i]!;
  return sum;
}
