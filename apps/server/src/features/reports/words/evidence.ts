import type { AnalysisResponse } from '@yarrow/contract';
import { inSentence } from '@yarrow/engine/words';

type Condition = AnalysisResponse['conditions'][number];

/** In nats: it says next to nothing about this cause. */
const SAYS_NOTHING = 0.05;
const MOST = 4;

/** What was told that speaks for a cause, and against it: the weightiest first. */
export function evidenceOf({ evidence }: Condition): { speaksFor: string[]; against: string[] } {
  const answers = evidence
    .filter(({ kind, weight }) => kind === 'answer' && Math.abs(weight) >= SAYS_NOTHING)
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .map(({ name, present, weight }) => ({
      weight,
      text: inSentence(present === false ? `no ${name}` : name),
    }));
  const only = (wanted: (weight: number) => boolean): string[] =>
    answers
      .filter(({ weight }) => wanted(weight))
      .slice(0, MOST)
      .map(({ text }) => text);
  return { speaksFor: only((weight) => weight > 0), against: only((weight) => weight < 0) };
}
