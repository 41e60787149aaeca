import type { UnderstoodStatus } from '../assessment.ts';

/** One thing said or answered about one finding. */
export interface Observation {
  finding: number;
  status: UnderstoodStatus;
  /** The person's words with their place in `symptom_text`; empty for a chosen answer. */
  text: string;
  start: number;
  end: number;
  /** A later answer to a direct question overrules what was read. */
  from: 'text' | 'answer' | 'question';
}
