import { createContext, useContext } from 'react';
import type { FindingAnswer } from '../words/understood.ts';

export type AnsweredIn = 'follow-up' | 'understood';

/** How the parts of the report give an answer, and what came of the last one. */
export interface Answering {
  give: (answer: FindingAnswer, place: AnsweredIn) => void;
  /** The answer on its way. */
  pending: FindingAnswer | null;
  /** What the last answer changed, or why it could not be taken, and where it was given. */
  news: { text: string; place: AnsweredIn; failed: boolean } | null;
}

export const AnsweringContext = createContext<Answering | null>(null);

export function useAnswering(): Answering {
  const answering = useContext(AnsweringContext);
  if (!answering) throw new Error('this part of the report belongs inside AnsweringContext');
  return answering;
}
