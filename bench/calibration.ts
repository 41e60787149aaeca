import { compileKnowledge } from '@yarrow/knowledge';
import {
  FAMILIES,
  outcome,
  qualityOf,
  type Family,
  type Outcome,
} from './calibration/corrections.ts';
import { rawOf, type Raw } from './calibration/raw.ts';

/*
 * npx tsx bench/calibration.ts: corrections of the stated shares side by side. Fitted on the cases of development, by five-fold
 * cross-validation and then on all of them; the cases kept apart are only judged. What the engine has is written in
 * packages/engine/src/inference/calibration.ts.
 */
const FOLDS = 5;

const knowledge = await compileKnowledge();
const development = rawOf(knowledge, 'even');
const apart = rawOf(knowledge, 'odd');

/** Likelihood of the right condition and of the first being right or not, both as they would be bet on. */
const fitness = (outcomes: readonly Outcome[]): number => {
  const { logLikelihood, brier } = qualityOf(outcomes);
  return logLikelihood - brier;
};

function best({ grid }: Family, cases: readonly Raw[]): Family['grid'][number] | undefined {
  return grid
    .map((one) => ({ one, fit: fitness(cases.map((raw) => outcome(raw, one))) }))
    .toSorted((a, b) => b.fit - a.fit)[0]?.one;
}

const columns = ['log-likelihood', 'Brier of the first', 'calibration error', 'excess'];
process.stdout.write(
  `${development.length} cases of development, ${apart.length} kept apart\n\n| correction | cases | ${columns.join(' | ')} |\n|---|---|---|---|---|---|\n`,
);
for (const family of FAMILIES) {
  const folded = development.flatMap((raw, i) => {
    const learnt = best(
      family,
      development.filter((_, j) => j % FOLDS !== i % FOLDS),
    );
    return learnt ? [outcome(raw, learnt)] : [];
  });
  const fitted = best(family, development);
  if (!fitted) continue;
  const { share, part } = fitted;
  print(family.name, 'development, cross-validated', folded);
  print(
    `share ${share.toFixed(2)}, part ${part.toFixed(2)}`,
    'kept apart',
    apart.map((raw) => outcome(raw, fitted)),
  );
}

function print(name: string, cases: string, outcomes: readonly Outcome[]): void {
  const { logLikelihood, brier, error, excess } = qualityOf(outcomes);
  const cells = [logLikelihood, brier, error, excess].map((one) => one.toFixed(3));
  process.stdout.write(`| ${name} | ${cases} | ${cells.join(' | ')} |\n`);
}
