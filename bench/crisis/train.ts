import { readSaid } from '../../packages/assistant/src/danger/detect-crisis.ts';
import { passagesOf, type Passages } from '../../packages/assistant/src/danger/model/passages.ts';
import type { Weights } from '../../packages/assistant/src/danger/model/read-weights.ts';
import { rankOf, type CrisisCase } from './cases.ts';
import { learn, type Passage } from './learn.ts';

/** To hear too much in a message of danger matters less than to hear it in a harmless one. */
const OTHER_DANGER = 0.1;
/** Seen in fewer messages, a feature teaches nothing. */
const RAREST = { word: 2, pair: 3 };
/** What the browser is sent: the others say little and cost much. */
const MOST_FEATURES = 4000;

/** A case with its passages. */
export interface Example {
  one: CrisisCase;
  passages: Passages;
}

export const exampleOf = (one: CrisisCase): Example => ({
  one,
  passages: passagesOf(readSaid(one.text).heard),
});

const QUESTIONS: readonly ((one: CrisisCase) => boolean | undefined)[] = [
  (one) => rankOf(one.risk_level) >= 3,
  (one) => rankOf(one.risk_level) >= 2,
  (one) => rankOf(one.risk_level) >= 1,
  (one) => one.suicidal_ideation,
];

export interface Taught {
  biases: number[];
  table: Map<string, number[]>;
}

export const asWeights = ({ biases, table }: Taught): Weights => ({
  biases,
  of: (feature) => table.get(feature),
});

/** What the examples teach of every question. */
export function train(examples: readonly Example[]): Taught {
  const times = new Map<string, number>();
  for (const { passages } of examples) {
    for (const feature of passages.features) times.set(feature, (times.get(feature) ?? 0) + 1);
  }
  const kept = [...times].filter(
    ([feature, n]) => n >= (feature.includes(' ') ? RAREST.pair : RAREST.word),
  );
  const numbered = new Map(kept.map(([feature], nth) => [feature, nth]));
  const lessons = examples.map(({ one, passages }) => ({
    one,
    passages: numberPassages(passages, numbered),
  }));
  const learnt = QUESTIONS.map((question) =>
    learn(
      lessons.flatMap(({ one, passages }) => {
        const answer = question(one);
        if (answer === undefined) return [];
        const weight = !answer && rankOf(one.risk_level) > 0 ? OTHER_DANGER : 1;
        return [{ passages, answer: Number(answer), weight }];
      }),
      kept.length,
    ),
  );
  const rows = kept
    .map(([feature, n], nth): [string, number[], number] => {
      const weights = learnt.map((one) => one.weights[nth] ?? 0);
      return [feature, weights, Math.max(...weights.map(Math.abs)) * Math.log(1 + n)];
    })
    .toSorted((a, b) => b[2] - a[2])
    .slice(0, MOST_FEATURES);
  return {
    biases: learnt.map((one) => one.bias),
    table: new Map(rows.map(([feature, weights]) => [feature, weights])),
  };
}

/** Each passage with all its features, by the numbers of those that are known. */
function numberPassages(
  { features, begun }: Passages,
  numbered: ReadonlyMap<string, number>,
): Passage[] {
  const numbers = features.map((feature) => numbered.get(feature));
  return begun.flatMap((passages) => {
    const known: number[] = [];
    let told = 0;
    return passages.map((added) => {
      told += added.length;
      known.push(...added.flatMap((feature) => numbers[feature] ?? []));
      return { known: Int32Array.from(known), features: told };
    });
  });
}
