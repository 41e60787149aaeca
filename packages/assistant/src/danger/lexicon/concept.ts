import type { Person } from './classes.ts';

/** Phrases that mean one thing, under the id the rules ask for. */
export interface Concept {
  id: string;
  /** What an indicator of it is called on the wire. */
  type: string;
  /** False for what a "not" before it cannot take away ("the blood will not stop"). Left out: true. */
  deniable?: boolean;
  /** Whose it is whatever stands before it. Left out: as the sentence says. */
  person?: Person;
  phrases: readonly string[];
}

/** Type of what tells nothing of the writer by itself: beside a denial it gives the clause no voice. */
export const HALF_TOLD = 'half_told';

/** One phrase a line or separated by " ; ", so that the data files read as lists. */
export const phrases = (text: string): string[] =>
  text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Half of what tells of danger: nothing alone. */
export const half = (id: string, text: string): Concept => ({
  id,
  type: HALF_TOLD,
  deniable: false,
  phrases: phrases(text),
});
