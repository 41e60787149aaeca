import type { Concept } from './lexicon/concept.ts';
import type { Person } from './lexicon/classes.ts';

/** When what a phrase speaks of happened: C-SSRS asks for the last three months apart from a lifetime. */
export type Time = 'present' | 'hours' | 'recent' | 'past';

/** A concept found in a text, with whose it is and when. Denied ones never become signals. */
export interface Signal {
  concept: Concept;
  /** Word indices, end exclusive. */
  from: number;
  to: number;
  sentence: number;
  person: Person;
  time: Time;
}
