import type { Weights } from '@yarrow/engine/passages';
import { writeWeight } from '../../packages/assistant/src/danger/model/read-weights.ts';
import { QUESTION_COUNT, type Example } from './examples.ts';
import { learn } from '../learning/learn.ts';
import { numberPassages } from '../learning/number-passages.ts';

/** Seen in fewer messages, a feature teaches nothing. */
const RAREST = { word: 2, pair: 3 };
/** What the browser is sent: the others say little and cost much. */
const MOST_FEATURES = 5000;

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
  const numberedPassages = examples.map(({ passages }) => numberPassages(passages, numbered));
  const learnt = Array.from({ length: QUESTION_COUNT }, (_, question) =>
    learn(
      examples.flatMap(({ lessons }, nth) => {
        const { answer = null, weight = 1 } = lessons[question] ?? {};
        return answer === null ? [] : [{ passages: numberedPassages[nth]!, answer, weight }];
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

/** The text of model/weights.ts. */
export function writeWeights({ biases, table }: Taught, messages: number): string {
  const rows = [...table].map(([feature, weights]) => feature + weights.map(writeWeight).join(''));
  return `/** Learnt by bench/train-crisis.ts from ${messages} messages; not to be edited by hand. */
export const BIAS: readonly number[] = [${biases.map((one) => Number(one.toFixed(3))).join(', ')}];
export const WEIGHTS =
  '${rows.toSorted().join('\\n')}';
`;
}
