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
}
