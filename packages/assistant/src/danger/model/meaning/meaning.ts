import type { Heard } from '../features.ts';
import { clausesOf, LONGEST } from '../passages.ts';
import type { Felt } from './felt-words.ts';
import { AFTER, BEFORE, dot, HERE, shareOfWord, type Net } from './net.ts';

/** What a run of clauses has shown: each trait at its strongest, and its words altogether. */
interface Shown {
  traits: Float32Array;
  sum: Float32Array;
  words: number;
}

/**
 * The log-odds of each question: the gravest that any passage means. A clause is read by itself, and a passage has each
 * trait as strongly as any of its clauses, so that what is said beside a passage takes nothing from it. Linear.
 */
export function meaningOf(
  words: readonly Heard[],
  net: Net,
  feel: (word: Heard) => Felt,
): number[] {
  const clauses = clausesOf(words.filter(({ norm }) => norm !== '')).map((clause) =>
    show(clause.map(feel), net),
  );
  const gravest = net.questions.map(() => -Infinity);
  for (let first = 0; first < clauses.length; first += 1) {
    const passage = startFrom(clauses[first]!);
    for (let nth = first; nth < Math.min(clauses.length, first + LONGEST); nth += 1) {
      if (nth > first) add(passage, clauses[nth]!);
      net.questions.forEach((question, q) => {
        const score =
          question.bias +
          dot(question.traits, passage.traits) +
          dot(question.words, passage.sum) * shareOfWord(passage.words);
        gravest[q] = Math.max(gravest[q]!, score);
      });
    }
  }
  return gravest;
}

function show(felt: readonly Felt[], { bias, traits }: Net): Shown {
  const size = traits[HERE]?.length ?? 0;
  const shown: Shown = {
    traits: new Float32Array(size),
    sum: new Float32Array(felt[0]?.vector.length ?? 0),
    words: felt.length,
  };
  felt.forEach(({ vector, says }, at) => {
    const here = says[HERE]!;
    const before = felt[at - 1]?.says[BEFORE];
    const after = felt[at + 1]?.says[AFTER];
    for (let t = 0; t < size; t += 1) {
      const strength = bias[t]! + here[t]! + (before?.[t] ?? 0) + (after?.[t] ?? 0);
      if (strength > shown.traits[t]!) shown.traits[t] = strength;
    }
    for (let i = 0; i < vector.length; i += 1) shown.sum[i] = shown.sum[i]! + vector[i]!;
  });
  return shown;
}

const startFrom = ({ traits, sum, words }: Shown): Shown => ({
  traits: traits.slice(),
  sum: sum.slice(),
  words,
});

function add(passage: Shown, clause: Shown): void {
  clause.traits.forEach((strength, t) => {
    if (strength > passage.traits[t]!) passage.traits[t] = strength;
  });
  clause.sum.forEach((one, i) => {
    passage.sum[i] = passage.sum[i]! + one;
  });
  passage.words += clause.words;
}
