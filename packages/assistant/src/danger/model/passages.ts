import { featuresOf, pairOf, type Heard } from './features.ts';

/** Most clauses that are weighed together. */
export const LONGEST = 5;

/** The passages of a text: runs of neighbouring clauses. A text keeps them all, whatever is said before or after it. */
export interface Passages {
  /** Everything that is said in the text, each thing once. */
  features: readonly string[];
  /** By the clause they begin with: for each passage, the numbers of the features it adds to the one before. */
  begun: readonly (readonly number[])[][];
}

export function passagesOf(words: readonly Heard[]): Passages {
  const numbers = new Map<string, number>();
  const number = (feature: string): number => {
    const known = numbers.get(feature) ?? numbers.size;
    numbers.set(feature, known);
    return known;
  };
  const clauses = clausesOf(words).map((clause, nth, all) => {
    const before = all[nth - 1]?.at(-1);
    const pair = before?.sentence === clause[0]?.sentence ? pairOf(before, clause[0]) : null;
    const alone = Array.from(featuresOf(clause), number);
    return { alone, joined: pair === null ? alone : [...alone, number(pair)] };
  });
  // The passage in which a feature was last told, so that each is told once.
  const toldIn = new Int32Array(numbers.size).fill(-1);
  const begun = clauses.map(({ alone }, first) =>
    clauses.slice(first, first + LONGEST).map(({ joined }, nth) =>
      (nth === 0 ? alone : joined).filter((feature) => {
        if (toldIn[feature] === first) return false;
        toldIn[feature] = first;
        return true;
      }),
    ),
  );
  return { features: [...numbers.keys()], begun };
}

export function clausesOf(words: readonly Heard[]): Heard[][] {
  const clauses: Heard[][] = [];
  for (const word of words) {
    const last = clauses.at(-1);
    if (last && last[0]?.clause === word.clause) last.push(word);
    else clauses.push([word]);
  }
  return clauses;
}
