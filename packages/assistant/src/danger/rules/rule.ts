import type { CrisisLevel } from '@yarrow/contract';
import type { Person } from '../lexicon/classes.ts';
import type { Time } from '../signal.ts';

/** One row of the table of levels. It fits when its key is there, and beside it one of each further group. */
export interface Rule {
  id: string;
  level: Exclude<CrisisLevel, 'none'>;
  /** Concept ids of which one must be there; its words become the indicator. */
  key: readonly string[];
  /** What must stand beside it, anywhere in the text unless `within` says how many words off. */
  beside?: readonly Group[];
  /** How many different ones of these concepts must be there besides the key. */
  atLeast?: { count: number; of: readonly string[] };
  /** Whose; left out: the writer's or another person's. */
  person?: Person;
  /** When; left out: anything not long past. */
  times?: readonly Time[];
  /** Also said on harmless days, so that it never decides alone: it is weighed with all else that is heard. */
  hint?: true;
  /** Overrides the concept's own type. */
  type?: string;
  /** The writer has a death wish, passive or active (C-SSRS 1-5). */
  ideation?: boolean;
  /** The writer injures, has urges to, or has active thoughts of suicide (C-SSRS 2-6). */
  harm?: boolean;
}

export interface Group {
  any: readonly string[];
  /** Most words between the two; left out: anywhere in the text. */
  within?: number;
  /** Only before or after the key; left out: either. */
  side?: 'before' | 'after';
}
