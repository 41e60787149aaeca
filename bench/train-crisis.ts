import { writeFile } from 'node:fs/promises';
import { CRISIS_LEVELS } from '@yarrow/contract';
import { readSaid } from '../packages/assistant/src/danger/detect-crisis.ts';
import { judge } from '../packages/assistant/src/danger/judge.ts';
import { addImpression } from '../packages/assistant/src/danger/model/add-impression.ts';
import { writeWeight, type Weights } from '../packages/assistant/src/danger/model/read-weights.ts';
import { CATALOGUE } from '../packages/assistant/src/danger/testing-catalogue.ts';
import { SIDEWAYS_CATALOGUE } from '../packages/assistant/src/danger/testing-sideways.ts';
import { authorOf, groupBy, learnable, rankOf, type CrisisCase } from './crisis/cases.ts';
import { report, type Judged } from './crisis/report.ts';
import { asWeights, exampleOf, train, type Example } from './crisis/train.ts';

/*
 * npx tsx bench/train-crisis.ts          learns the weights of the last layer of the crisis detector and writes them
 * npx tsx bench/train-crisis.ts folds    says what it is worth on messages it has not learnt from, and writes nothing:
 *                                        each fifth of every author's cases is judged by what the others teach
 *
 * It learns from our own corpus, the test catalogues and the even ids of crisis.json; never from its odd ids.
 */
const FOLDS = 5;
const cases = learnable().map(exampleOf);
const catalogues = [CATALOGUE, SIDEWAYS_CATALOGUE].flatMap((catalogue) =>
  CRISIS_LEVELS.flatMap((risk_level) =>
    catalogue[risk_level].map((text) => exampleOf({ id: '', text, risk_level })),
  ),
);
if (process.argv[2] === 'folds') reportFolds();
else await writeWeights();

async function writeWeights(): Promise<void> {
  const { biases, table } = train([...cases, ...catalogues]);
  const rows = [...table].map(([feature, weights]) => feature + weights.map(writeWeight).join(''));
  const messages = cases.length + catalogues.length;
  await writeFile(
    new URL('../packages/assistant/src/danger/model/weights.ts', import.meta.url),
    `/** Learnt by bench/train-crisis.ts from ${messages} messages; not to be edited by hand. */
export const BIAS: readonly number[] = [${biases.map((one) => Number(one.toFixed(3))).join(', ')}];
export const WEIGHTS =
  '${rows.toSorted().join('\\n')}';
`,
  );
  process.stdout.write(`${messages} messages, ${rows.length} features\n`);
}

function reportFolds(): void {
  const foldOf = stratify(cases);
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const taught = cases.filter((one) => foldOf.get(one) !== fold);
    const weights = asWeights(train([...taught, ...catalogues]));
    return cases.flatMap((one) =>
      foldOf.get(one) === fold ? [judgeUnseen(one.one, weights)] : [],
    );
  }).flat();
  report('all', judged);
  for (const [author, theirs] of groupBy(judged, ({ one }) => authorOf(one)))
    report(author, theirs);
}

/** In turn, for every author and level apart. */
function stratify(examples: readonly Example[]): Map<Example, number> {
  const kinds = groupBy(examples, ({ one }) => `${authorOf(one)} ${one.risk_level}`);
  return new Map(
    [...kinds.values()].flatMap((alike) =>
      alike.map((one, nth): [Example, number] => [one, nth % FOLDS]),
    ),
  );
}

function judgeUnseen(one: CrisisCase, weights: Weights): Judged {
  const { signals, heard } = readSaid(one.text);
  const { level, fired } = judge(addImpression(heard, signals, weights));
  const flagged = fired.some(({ rule, signal }) => signal.person === 'self' && rule.ideation);
  return { one, got: rankOf(level), flagged };
}
