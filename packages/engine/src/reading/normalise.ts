import { withApostrophe } from './contractions.ts';

/** Soft hyphen, zero-width space and joiners, marks of direction, byte-order mark, variation selectors. */
const INVISIBLE = /\p{Cf}|[\uFE00-\uFE0F]/gu;
const ACCENTS = /[\u0300-\u036F]/g;
/** Whatever stands for an apostrophe on some keyboard, the acute accent included. */
const APOSTROPHES = /[\u2018\u2019\u201B\u02BC\u00B4\u0060\uFF07]/g;

/** The form in which words are compared. Not length-preserving: offsets belong to the tokens. */
export function normalise(word: string): string {
  // First the apostrophes: the acute accent comes apart in NFKD.
  return withApostrophe(
    word
      .replace(APOSTROPHES, "'")
      .normalize('NFKD')
      .replace(ACCENTS, '')
      .replace(INVISIBLE, '')
      .toLowerCase(),
  );
}
