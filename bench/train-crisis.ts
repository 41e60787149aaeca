import { writeFile } from 'node:fs/promises';
import { CRISIS_LEVELS, type CrisisLevel } from '@yarrow/contract';
import { readSaid } from '../packages/assistant/src/danger/detect-crisis.ts';
import { judge } from '../packages/assistant/src/danger/judge.ts';
import { addImpression } from '../packages/assistant/src/danger/model/add-impression.ts';
import { featuresOf, sentencesOf } from '../packages/assistant/src/danger/model/features.ts';
import { SMOOTHING } from '../packages/assistant/src/danger/model/impression.ts';
import { writeWeight, type Weights } from '../packages/assistant/src/danger/model/read-weights.ts';
import { CATALOGUE } from '../packages/assistant/src/danger/testing-catalogue.ts';
import { SIDEWAYS_CATALOGUE } from '../packages/assistant/src/danger/testing-sideways.ts';
import { half, load } from './score/cases.ts';
import { count, show } from './score/statistics.ts';

/*
 * npx tsx bench/train-crisis.ts          learns the weights of the last layer of the crisis detector and writes them
 * npx tsx bench/train-crisis.ts folds    says what it is worth on messages it has not learnt from, and writes nothing:
 *                                        each fifth of the cases is judged by what the other four teach
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

const FOLDS = 5;
/** The folds are told apart for messages from here on, by a second author, and those before. */
const SECOND_AUTHOR = 1245;
const PASSES = 20;
const RATE = 0.3;
const DECAY = 0.003;
const RAREST = { word: 2, pair: 3 };
/** What the browser is sent: the others say little and cost much. */
const MOST_FEATURES = 2200;

const cases = [...load<Case>('own-crisis'), ...half(load<Case>('crisis'), 'even')];
const catalogues = [CATALOGUE, SIDEWAYS_CATALOGUE].flatMap((catalogue) =>
  CRISIS_LEVELS.flatMap((risk_level) =>
    catalogue[risk_level].map((text) => ({ text, risk_level })),
  ),
);
if (process.argv[2] === 'folds') reportFolds();
else await writeWeights();

/** The message, and of a harmless one every sentence by itself: it is harmless too. */
function examplesOf({ text, risk_level, suicidal_ideation }: Omit<Case, 'id'>): Example[] {
  const sentences = sentencesOf(readSaid(text).heard).map((one) => [...featuresOf(one)]);
  const level = CRISIS_LEVELS.indexOf(risk_level);
  const whole = { features: [...new Set(sentences.flat())], level, ideation: suicidal_ideation };
  const apart = level === 0 && sentences.length > 1 ? sentences : [];
  return [
    whole,
    ...apart
      .filter((features) => features.length > 3)
      .map((features) => ({ features, level, ideation: false })),
  ];
}

async function writeWeights(): Promise<void> {
  const examples = [...cases, ...catalogues].flatMap(examplesOf);
  const { biases, table } = train(examples);
  const rows = [...table].map(([feature, weights]) => feature + weights.map(writeWeight).join(''));
  await writeFile(
    new URL('../packages/assistant/src/danger/model/weights.ts', import.meta.url),
    `/** Learnt by bench/train-crisis.ts from ${cases.length + catalogues.length} messages; not to be edited by hand. */
export const BIAS: readonly number[] = ${JSON.stringify(biases.map((one) => Number(one.toFixed(3))))};
export const WEIGHTS = ${JSON.stringify(rows.toSorted().join('\n'))};
`,
  );
  process.stdout.write(`${cases.length + catalogues.length} messages, ${rows.length} features\n`);
}

function reportFolds(): void {
  const fixed = catalogues.flatMap(examplesOf);
  const learnable = cases.map(examplesOf);
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const { biases, table } = train([
      ...learnable.filter((_one, nth) => nth % FOLDS !== fold).flat(),
      ...fixed,
    ]);
    const weights: Weights = { biases, of: (feature) => table.get(feature) };
    return cases
      .filter((_one, nth) => nth % FOLDS === fold)
      .map((one) => judgeUnseen(one, weights));
  }).flat();
  const second = (id: string): boolean =>
    id.startsWith('o') && Number(id.slice(1)) >= SECOND_AUTHOR;
  report('all', judged);
  report(
    'second author',
    judged.filter(({ id }) => second(id)),
  );
}

function judgeUnseen({ id, text, risk_level, suicidal_ideation }: Case, weights: Weights) {
  const { signals, heard } = readSaid(text);
  const { level, fired } = judge(addImpression(heard, signals, weights));
  const flagged = fired.some(({ rule, signal }) => signal.person === 'self' && rule.ideation);
  const rank = (one: CrisisLevel): number => CRISIS_LEVELS.indexOf(one);
  return { id, want: rank(risk_level), got: rank(level), ideation: suicidal_ideation, flagged };
}

function report(title: string, judged: ReturnType<typeof judgeUnseen>[]): void {
  type Judged = (typeof judged)[number];
  const rows: [string, (one: Judged) => boolean, (one: Judged) => boolean][] = [
    ['high and immediate >= high', ({ want }) => want >= 3, ({ got }) => got >= 3],
    ['immediate >= high', ({ want }) => want === 4, ({ got }) => got >= 3],
    ['medium >= medium', ({ want }) => want === 2, ({ got }) => got >= 2],
    ['low >= low', ({ want }) => want === 1, ({ got }) => got >= 1],
    ['danger >= low', ({ want }) => want > 0, ({ got }) => got >= 1],
    ['suicidal ideation flagged', ({ ideation }) => ideation === true, ({ flagged }) => flagged],
    ['none >= medium', ({ want }) => want === 0, ({ got }) => got >= 2],
    ['none >= low', ({ want }) => want === 0, ({ got }) => got >= 1],
  ];
  process.stdout.write(`${title}\n`);
  for (const [name, of, hit] of rows)
    process.stdout.write(`  ${name.padEnd(28)} ${show(count(judged.filter(of), hit))}\n`);
}

function train(examples: readonly Example[]) {
  const times = new Map<string, number>();
  for (const feature of examples.flatMap((one) => one.features))
    times.set(feature, (times.get(feature) ?? 0) + 1);
  const kept = [...times].filter(
    ([feature, n]) => n >= (feature.includes(' ') ? RAREST.pair : RAREST.word),
  );
  const numbered = new Map(kept.map(([feature], nth) => [feature, nth]));
  const questions: ((one: Example) => boolean | undefined)[] = [
    ({ level }) => level >= 3,
    ({ level }) => level >= 2,
    ({ level }) => level >= 1,
    ({ ideation }) => ideation,
  ];
  const learnt = questions.map((question) => learn(examples, question, numbered));
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

function learn(
  all: readonly Example[],
  question: (one: Example) => boolean | undefined,
  numbered: ReadonlyMap<string, number>,
) {
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
