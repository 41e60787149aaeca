import { compileKnowledge } from '@yarrow/knowledge';
import { MODELS, type Model } from './models/models.ts';
import { views, type View } from './models/view.ts';
import { random } from './score/statistics.ts';

/*
 * npx tsx bench/models.ts: models of inference side by side, on the vignettes whose condition is known.
 * Five-fold cross-validation: parameters are chosen by likelihood on four fifths and judged on the last. Intervals are
 * bootstrapped over cases, of the differences to the first model pairwise. docs/decisions/0008 tells what follows.
 */
const FOLDS = 5;
const RESAMPLES = 2000;

interface Judged {
  /** Place of the right condition, from 1. */
  place: number;
  logLikelihood: number;
}

const all = views(await compileKnowledge());

function judge(view: View, scores: readonly number[]): Judged {
  const right = scores.filter((_, i) => view.right[i]);
  const best = Math.max(...right);
  const top = Math.max(...scores);
  const mass = (some: readonly number[]): number =>
    some.reduce((sum, score) => sum + Math.exp(score - top), 0);
  return {
    place: scores.filter((score) => score > best).length + 1,
    logLikelihood: Math.log(Math.max(mass(right) / mass(scores), 1e-6)),
  };
}

function crossValidated({ grid, score }: Model): Judged[] {
  const judged = grid.map((parameters) => all.map((view) => judge(view, score(view, parameters))));
  const fold = (i: number): number => i % FOLDS;
  return all.map((_, i) => {
    const learnt = judged.map((results) => mean(results.filter((__, j) => fold(j) !== fold(i))));
    return (
      judged[learnt.indexOf(Math.max(...learnt))]?.[i] ?? { place: Infinity, logLikelihood: 0 }
    );
  });
}

const mean = (results: readonly Judged[]): number =>
  results.reduce((sum, { logLikelihood }) => sum + logLikelihood, 0) / results.length;

/** 2.5 and 97.5 % of the mean over resampled cases. */
function interval(values: readonly number[]): [number, number] {
  const next = random(7);
  const pick = (): number => values[Math.floor(next.next().value * values.length)] ?? 0;
  const means = Array.from(
    { length: RESAMPLES },
    () => values.reduce((sum) => sum + pick(), 0) / values.length,
  ).toSorted((a, b) => a - b);
  return [means[Math.floor(RESAMPLES * 0.025)] ?? 0, means[Math.floor(RESAMPLES * 0.975)] ?? 0];
}

const within = (top: number) => (results: readonly Judged[]) =>
  results.map(({ place }) => (place <= top ? 100 : 0));
const likelihood = (results: readonly Judged[]): number[] =>
  results.map(({ logLikelihood }) => logLikelihood);
const MEASURES: [string, (results: readonly Judged[]) => number[], number][] = [
  ['top 1 %', within(1), 1],
  ['top 3 %', within(3), 1],
  ['top 5 %', within(5), 1],
  ['log-likelihood', likelihood, 2],
];

const base = MODELS[0] && crossValidated(MODELS[0]);
process.stdout.write(
  `${all.length} vignettes\n\n| model | ${MEASURES.map(([name]) => name).join(' | ')} |\n|---|---|---|---|---|\n`,
);
for (const model of MODELS) {
  const results = crossValidated(model);
  const cells = MEASURES.map(([, of, digits]) => {
    const values = of(results);
    const before = of(base ?? results);
    const [low, high] = interval(values.map((value, i) => value - (before[i] ?? 0)));
    const average = values.reduce((sum, value) => sum + value, 0) / values.length;
    return `${average.toFixed(digits)} (${low.toFixed(digits)} to ${high.toFixed(digits)})`;
  });
  process.stdout.write(`| ${model.name} | ${cells.join(' | ')} |\n`);
}
