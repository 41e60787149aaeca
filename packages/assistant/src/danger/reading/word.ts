/** A word as compared, with where it was written. One written word ("I'm") may give several with the same offsets. */
export interface Word {
  /** Lower case, no apostrophes, accents, zero-width marks or look-alikes; empty once masked as an idiom. */
  norm: string;
  /** Offsets into the original text, end exclusive. */
  start: number;
  end: number;
  /** Counts full stops, question marks and line ends; no phrase is matched across one. */
  sentence: number;
  /** Counts commas, brackets and dashes too; a denial reaches no further. */
  clause: number;
}

/** What stood between a word and the one before it. */
export type Gap = 'none' | 'space' | 'wide' | 'dot' | 'hyphen' | 'soft' | 'stop';

/** A word as written, before slang and contractions are read. */
export interface RawWord {
  chars: string;
  start: number;
  end: number;
  before: Gap;
}
