import type { Question } from '../questions.ts';

/**
 * Something to say, in several wordings so that nothing is said twice. In the text, {line}, {quiet_line}, {abuse},
 * {poison}, {directory}, {emergency}, {doctor} and {hospital} are filled from the country pack; a wording is left
 * out where its country has none.
 */
export interface Passage {
  id: string;
  say: readonly string[];
  /** For somebody under 18, before the others. */
  child?: readonly string[];
  /** The question it ends with. */
  ask?: Question;
  /** What the person may want to answer, in their words; the question's own where left out. */
  quick?: readonly string[];
}
