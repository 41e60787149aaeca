import { clausesOf, passagesOf as passagesOfClauses, type Passages } from '@yarrow/engine/passages';
import { featuresOf, pairOf, type Heard } from './features.ts';

/** The passages of a message, by what the detector hears in its clauses. */
export const passagesOf = (words: readonly Heard[]): Passages =>
  passagesOfClauses(
    clausesOf(words).map((clause, nth, all) => {
      const before = all[nth - 1]?.at(-1);
      const isNext = before?.sentence === clause[0]?.sentence;
      return { alone: featuresOf(clause), joined: isNext ? pairOf(before, clause[0]) : null };
    }),
  );
