/** Soft hyphen, zero-width space and joiners, word joiner, byte-order mark, variation selectors. */
const INVISIBLE = /\u00AD|[\u200B-\u200F]|\u2060|\uFEFF|\uFE0E|\uFE0F/g;
const ACCENTS = /[\u0300-\u036F]/g;
const APOSTROPHES = /[\u2018\u2019\u201B\u02BC\u00B4\u0060\uFF07]/g;

/** The form in which words are compared. Not length-preserving: offsets belong to the tokens. */
export function normalise(word: string): string {
  return word
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(INVISIBLE, '')
    .replace(APOSTROPHES, "'")
    .toLowerCase();
}
