import { createContext, useContext } from 'react';
import type { FindingAnswer } from '../words/understood.ts';

export type AnsweredIn = 'follow-up' | 'understood';

/** How the parts of the report give answers, and what came of the last ones. */
export interface Answering {
  give: (answers: readonly FindingAnswer[], place: AnsweredIn) => void;
  /** The answers on their way; none when nothing is. */
  pending: readonly FindingAnswer[];
  /** What the last answers changed, or why it could not be taken, and where it was given. */
  news: { text: string; place: AnsweredIn; failed: boolean } | null;
}

export const AnsweringContext = createContext<Answering | null>(null);

export function useAnswering(): Answering {
  const answering = useContext(AnsweringContext);
  if (!answering) throw new Error('this part of the report belongs inside AnsweringContext');
  return answering;
}
