/** What a listener hears: in a clause, and in two words by their standing together. */
export interface Hearing<Word> {
  featuresOf: (clause: readonly Word[]) => Iterable<string>;
  /** Null where they say nothing. */
  pairOf: (before: Word | undefined, after: Word | undefined) => string | null;
}

/** The passages of a text: runs of neighbouring clauses. A text keeps them all, whatever is said before or after it. */
export interface Passages {
  /** Everything that is said in the text, each thing once. */
  features: readonly string[];
  /** By the clause they begin with: for each passage, the numbers of the features it adds to the one before. */
  begun: readonly (readonly number[])[][];
}

/** What each feature says of each question, in nats, and what is said before any: learnt. */
export interface Weights {
  biases: readonly number[];
  of: (feature: string) => readonly number[] | undefined;
}

/** Most clauses that are weighed together. */
export const LONGEST = 5;

/** Keeps three words from weighing as much as three sentences. */
const SMOOTHING = 30;

/** What one feature of a passage weighs, by how many it has. */
export const shareOf = (features: number): number => 1 / Math.sqrt(features + SMOOTHING);

export function passagesOf<Word extends { sentence: number; clause: number }>(
  words: readonly Word[],
  { featuresOf, pairOf }: Hearing<Word>,
): Passages {
  const numbers = new Map<string, number>();
  const number = (feature: string): number => {
    const known = numbers.get(feature) ?? numbers.size;
    numbers.set(feature, known);
    return known;
  };
  const numbered = clausesOf(words).map((clause, nth, all) => {
    const before = all[nth - 1]?.at(-1);
    const pair = before?.sentence === clause[0]?.sentence ? pairOf(before, clause[0]) : null;
    const alone = Array.from(featuresOf(clause), number);
    return { alone, joined: pair === null ? alone : [...alone, number(pair)] };
  });
  // The passage in which a feature was last told, so that each is told once.
  const toldIn = new Int32Array(numbers.size).fill(-1);
  const begun = numbered.map(({ alone }, first) =>
    numbered.slice(first, first + LONGEST).map(({ joined }, nth) =>
      (nth === 0 ? alone : joined).filter((feature) => {
        if (toldIn[feature] === first) return false;
        toldIn[feature] = first;
        return true;
      }),
    ),
  );
  return { features: [...numbers.keys()], begun };
}

/**
 * The log-odds of each question: the gravest that any passage sounds, so that nothing harmless said beside it takes
 * from it. Linear in the length of the text.
 */
export function gravestOf({ features, begun }: Passages, { biases, of }: Weights): number[] {
  const weights = features.map((feature) => of(feature));
  const gravest = [...biases];
  for (const passages of begun) {
    const sums = biases.map(() => 0);
    let told = 0;
    for (const added of passages) {
      told += added.length;
      for (const feature of added) {
        const weight = weights[feature];
        if (!weight) continue;
        for (let nth = 0; nth < sums.length; nth += 1) {
          sums[nth] = (sums[nth] ?? 0) + (weight[nth] ?? 0);
        }
      }
      const share = shareOf(told);
      for (let nth = 0; nth < sums.length; nth += 1) {
        const score = (biases[nth] ?? 0) + (sums[nth] ?? 0) * share;
        gravest[nth] = Math.max(gravest[nth] ?? score, score);
      }
    }
  }
  return gravest;
}

/** Words in their clauses. */
export function clausesOf<T extends { clause: number }>(words: readonly T[]): T[][] {
  const clauses: T[][] = [];
  for (const word of words) {
    const last = clauses.at(-1);
    if (last && last[0]?.clause === word.clause) last.push(word);
    else clauses.push([word]);
  }
  return clauses;
}
