import { writeFile } from 'node:fs/promises';
import { CRISIS_LEVELS, type CrisisLevel } from '@yarrow/contract';
import { readDanger } from '../packages/assistant/src/danger/detect-crisis.ts';
import { featuresOf } from '../packages/assistant/src/danger/model/features.ts';
import { SMOOTHING } from '../packages/assistant/src/danger/model/impression.ts';
import { writeWeight } from '../packages/assistant/src/danger/model/read-weights.ts';
import { CATALOGUE } from '../packages/assistant/src/danger/testing-catalogue.ts';
import { SIDEWAYS_CATALOGUE } from '../packages/assistant/src/danger/testing-sideways.ts';
import { half, load, type Half } from './score/cases.ts';

/*
 * npx tsx bench/train-crisis.ts          learns the weights of the last layer of the crisis detector and writes them
 * npx tsx bench/train-crisis.ts even     from the even ids of own-crisis.json only, to see what it is worth unseen
 *
 * Logistic regression by stochastic descent (Adagrad), the same on every machine: no clock, no random seed from
 * outside. It learns from our own corpus, the test catalogues and the even ids of crisis.json; never from its odd ids.
 */
interface Case {
  id: string;
  text: string;
  risk_level: CrisisLevel;
  suicidal_ideation?: boolean;
}
interface Example {
  features: string[];
  level: number;
  ideation: boolean | undefined;
}

const PASSES = 40;
const RATE = 0.3;
const DECAY = 0.001;
const RAREST = { word: 3, pair: 4 };
/** Smaller ones are left out: they say nothing and cost the browser. */
const FAINTEST = 1.8;

const which: Half = process.argv[2] === 'even' ? 'even' : 'all';
const example = ({ text, risk_level, suicidal_ideation }: Omit<Case, 'id'>): Example => ({
  features: [...new Set(featuresOf(readDanger(text).words).flat())],
  level: CRISIS_LEVELS.indexOf(risk_level),
  ideation: suicidal_ideation,
});
const examples = [
  ...half(load<Case>('own-crisis'), which),
  ...half(load<Case>('crisis'), 'even'),
  ...[CATALOGUE, SIDEWAYS_CATALOGUE].flatMap((catalogue) =>
    CRISIS_LEVELS.flatMap((risk_level) =>
      catalogue[risk_level].map((text) => ({ text, risk_level })),
    ),
  ),
].map(example);

const numbered = numberFeatures(examples);
const questions: ((one: Example) => boolean | undefined)[] = [
  ({ level }) => level >= 3,
  ({ level }) => level >= 2,
  ({ level }) => level >= 1,
  ({ ideation }) => ideation,
];
const learnt = questions.map((question) => learn(examples, question));
const rows = [...numbered].flatMap(([feature, nth]) => {
  const weights = learnt.map((one) => one.weights[nth] ?? 0);
  return Math.max(...weights.map(Math.abs)) < FAINTEST
    ? []
    : [`${feature}${weights.map(writeWeight).join('')}`];
});
await writeFile(
  new URL('../packages/assistant/src/danger/model/weights.ts', import.meta.url),
  `/** Learnt by bench/train-crisis.ts from ${examples.length} messages; not to be edited by hand. */
export const BIAS: readonly number[] = ${JSON.stringify(learnt.map((one) => Number(one.bias.toFixed(3))))};
export const WEIGHTS = ${JSON.stringify(rows.toSorted().join('\n'))};
`,
);
process.stdout.write(`${examples.length} messages, ${rows.length} features\n`);

function numberFeatures(all: readonly Example[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const feature of all.flatMap((one) => one.features))
    seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const kept = [...seen].filter(
    ([feature, times]) => times >= (feature.includes(' ') ? RAREST.pair : RAREST.word),
  );
  return new Map(kept.map(([feature], nth) => [feature, nth]));
}

function learn(all: readonly Example[], question: (one: Example) => boolean | undefined) {
  const weights = new Float64Array(numbered.size);
  const steps = new Float64Array(numbered.size).fill(1e-8);
  let [bias, biasSteps] = [0, 1e-8];
  const asked = all.flatMap((one) => {
    const answer = question(one);
    const known = one.features.flatMap((feature) => numbered.get(feature) ?? []);
    const scale = 1 / Math.sqrt(one.features.length + SMOOTHING);
    return answer === undefined ? [] : [{ known, scale, answer: Number(answer) }];
  });
  const next = randomNumbers();
  for (let pass = 0; pass < PASSES; pass += 1) {
    shuffle(asked, next);
    for (const { known, scale, answer } of asked) {
      const score = known.reduce((sum, nth) => sum + (weights[nth] ?? 0) * scale, bias);
      const error = 1 / (1 + Math.exp(-score)) - answer;
      biasSteps += error * error;
      bias -= (RATE * error) / Math.sqrt(biasSteps);
      for (const nth of known) {
        const slope = error * scale + DECAY * (weights[nth] ?? 0);
        steps[nth] = (steps[nth] ?? 0) + slope * slope;
        weights[nth] = (weights[nth] ?? 0) - (RATE * slope) / Math.sqrt(steps[nth] ?? 1);
      }
    }
  }
  return { weights, bias };
}

/** A fixed row of numbers between 0 and 1 (linear congruential). */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

function shuffle(list: unknown[], next: () => number): void {
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = Math.floor(next() * (i + 1));
    const [a, b] = [list[i], list[j]];
    [list[i], list[j]] = [b, a];
  }
}
