import { writeFile } from 'node:fs/promises';
import { readSaid } from '../packages/assistant/src/danger/detect-crisis.ts';
import { judge } from '../packages/assistant/src/danger/judge.ts';
import { addImpression } from '../packages/assistant/src/danger/model/add-impression.ts';
import { earOf, type Ear } from '../packages/assistant/src/danger/model/impression.ts';
import {
  accounts,
  authorOf,
  catalogued,
  groupBy,
  medical,
  ownCases,
  rankOf,
  tested,
} from './crisis/cases.ts';
import type { CrisisCase } from './crisis/cases.ts';
import { exampleOf, type Example } from './crisis/examples.ts';
import { foldsOf } from './crisis/folds.ts';
import { asNet, writeNet } from './crisis/meaning/as-net.ts';
import { teachNet } from './crisis/meaning/teach-net.ts';
import { report, type Judged } from './crisis/report.ts';
import { asWeights, train, writeWeights } from './crisis/train.ts';

/*
 * npx tsx bench/train-crisis.ts          learns the last layer of the crisis detector and writes it
 * npx tsx bench/train-crisis.ts folds    says what it is worth on messages it has not learnt from, and writes nothing:
 *                                        each fifth of every author's cases is judged by what the others teach, and
 *                                        the even ids of crisis.json by each of the five
 *
 * It learns from our own corpus, the test catalogues, and what people write of their bodies; never from crisis.json.
 */
const FOLDS = 5;
const MODEL = new URL('../packages/assistant/src/danger/model/', import.meta.url);
/** How much each of the many accounts of illness counts, to one message. */
const OF_ACCOUNTS = 0.15;
const cases = ownCases().map((one) => exampleOf(one));
const plain = [
  ...[...catalogued(), ...medical()].map((one) => exampleOf(one)),
  ...accounts().map((one) => exampleOf(one, OF_ACCOUNTS)),
];
if (process.argv[2] === 'folds') reportFolds();
else await writeAll();

async function writeAll(): Promise<void> {
  const examples = [...cases, ...plain];
  const weights = train(examples);
  await writeFile(new URL('weights.ts', MODEL), writeWeights(weights, examples.length));
  const { net, concepts } = teachNet(examples);
  await writeFile(new URL('meaning/layers.ts', MODEL), writeNet(net, concepts, examples.length));
  process.stdout.write(`${examples.length} messages, ${weights.table.size} features\n`);
}

function reportFolds(): void {
  const foldOf = foldsOf(cases, FOLDS);
  const [own, even]: [Judged[], Judged[]] = [[], []];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const ear = earTaughtBy(cases.filter((one) => foldOf.get(one) !== fold));
    for (const { one } of cases.filter((other) => foldOf.get(other) === fold))
      own.push(judgeUnseen(one, ear));
    for (const one of tested('even')) even.push(judgeUnseen(one, ear));
  }
  report('all', own);
  for (const [author, theirs] of groupBy(own, ({ one }) => authorOf(one))) report(author, theirs);
  report('even ids of crisis.json, by each of the five', even);
}

function earTaughtBy(taught: readonly Example[]): Ear {
  const examples = [...taught, ...plain];
  const { net, conceptNumber } = teachNet(examples);
  return earOf(asWeights(train(examples)), asNet(net, conceptNumber));
}

function judgeUnseen(one: CrisisCase, ear: Ear): Judged {
  const { signals, heard } = readSaid(one.text);
  const { level, fired } = judge(addImpression(heard, signals, ear));
  const flagged = fired.some(({ rule, signal }) => signal.person === 'self' && rule.ideation);
  return { one, got: rankOf(level), flagged };
}
