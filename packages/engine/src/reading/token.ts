/** A word of the text: what was written, where, and the forms it is compared by. */
export interface Token {
  /** As compared: lower case, plain quotes, no zero-width characters or accents. */
  norm: string;
  /** Inflection removed; what the lexicon is looked up by. */
  stem: string;
  /** Offsets into the text, end exclusive. */
  start: number;
  end: number;
  sentence: number;
  /** Counts stops, contrasts ("but") and new subjects; nothing is denied across its ends. */
  clause: number;
  /** As the clause, but "it" speaks of the same thing still: no phrase is matched across its ends. */
  statement: number;
  /** A comma, colon or bracket stands before it. */
  afterComma: boolean;
  /** The punctuation before it that matters: a question mark, a colon, a dash or opening bracket, or none. */
  mark: '' | '?' | ':' | '-';
  /** A question mark stands right behind it. */
  closesQuestion: boolean;
  /** Parts of the body told of together ("my head, neck and back") share a number; 0 for all other words. */
  chain: number;
  /** What kind of word it is for the reader, where that matters. */
  role: Role | null;
}

/** A part of the body, a complaint that needs one, or a word that only says where or how much. */
export type Role = 'site' | 'complaint' | 'modifier';
