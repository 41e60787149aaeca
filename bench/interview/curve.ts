import type { Knowledge } from '@yarrow/engine';
import type { Scored } from '../score/vignettes.ts';
import { interview, MOST_QUESTIONS, type Interview } from './simulate.ts';

/** What simulated interviews reach, beside what the same cases reach when the whole text is read at once. */
export interface Curve {
  /** Findings asked about at once. */
  together: number;
  cases: number;
  /** Right among the first 1 and 3, with the whole text. */
  whole: { top1: number; top3: number };
  /** After 0, 1, 2 ... questions. */
  after: { top1: number; top3: number }[];
  medianQuestions: number;
  /** Questions to which the vignette says anything, of all that were asked. */
  answered: number;
  asked: number;
}

/** Of the cases whose condition is in the knowledge base. */
export function curve(scored: readonly Scored[], knowledge: Knowledge, together: number): Curve {
  const known = scored.filter(({ covered }) => covered);
  const held = known.map(({ vignette }) => interview(vignette, knowledge, together));
  const within = (top: number, places: readonly number[]): number =>
    places.filter((place) => place <= top).length;
  const placesAfter = (questions: number): number[] =>
    held.map(({ places }) => places[questions] ?? places.at(-1) ?? Infinity);
  const tops = (places: readonly number[]) => ({
    top1: within(1, places),
    top3: within(3, places),
  });
  const questions = held.flatMap((one) => one.questions);
  return {
    together,
    cases: known.length,
    whole: tops(known.map(({ place }) => place)),
    after: Array.from({ length: MOST_QUESTIONS + 1 }, (_, n) => tops(placesAfter(n))),
    medianQuestions: median(held),
    answered: questions.filter((one) => one === 'answered').length,
    asked: questions.length,
  };
}

const median = (held: readonly Interview[]): number =>
  held.map(({ questions }) => questions.length).toSorted((a, b) => a - b)[held.length >> 1] ?? 0;
