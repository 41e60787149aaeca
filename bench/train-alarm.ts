import { writeFile } from 'node:fs/promises';
import { alarmWeights, passagesIn, readText } from '@yarrow/engine';
import type { Passages } from '@yarrow/engine/passages';
import { compileKnowledge, DATA_DIR } from '@yarrow/knowledge';
import { hears, teachAlarm, type Told } from './alarm/teach.ts';
import type { CrisisCase } from './crisis/cases.ts';
import { half, load, type Vignette } from './score/cases.ts';
import type { Emergency } from './score/messages.ts';
import { count, show } from './score/statistics.ts';

/*
 * npx tsx bench/train-alarm.ts          learns what people write in an emergency, and writes it
 * npx tsx bench/train-alarm.ts folds    says what that is worth by itself on messages it has not learnt from, at several
 *                                       thresholds, and writes nothing
 *
 * It learns from the even ids of our own messages, from our own presentations and learnt vignettes, and from the
 * harmless ones of our own crisis messages; never from emergency.json, vignettes.json or own-vignettes.json.
 */
const FOLDS = 5;
/** Messages that stand beside each other were written together: they are judged by what the others teach. */
const TOGETHER = 8;
/** Harmless messages of the mind are many and far from what is asked. */
const OF_THE_MIND = 0.3;
const HEAD = `# What people write in an emergency: words, pairs of words and findings, with tenths of nats. Written by
# bench/train-alarm.ts; what is edited here is lost.
`;

const { lexicon, spelling } = await compileKnowledge();
const passages = (text: string): Passages => passagesIn(readText(text, lexicon, spelling).spoken);

const messages = half(load<Emergency>('own-emergency'), 'even')
  .filter(({ kind }) => kind !== 'urgent_not_emergency')
  .map(({ text, emergency }): Told => ({ passages: passages(text), emergency, weight: 1 }));
const vignettes = [
  ...load<Vignette>('own-presentations'),
  ...load<Vignette>('own-learnt-vignettes'),
].map(({ symptom_text: text, expected }): Told => ({
  passages: passages(text),
  emergency: expected.triage === 'emergency',
  weight: 1,
}));
const ofTheMind = load<CrisisCase>('own-crisis')
  .filter((one) => one.risk_level === 'none')
  .map(({ text }): Told => ({ passages: passages(text), emergency: false, weight: OF_THE_MIND }));

if (process.argv[2] === 'folds') reportFolds();
else await writeAll();

async function writeAll(): Promise<void> {
  const { bias, weights } = teachAlarm([...messages, ...vignettes, ...ofTheMind]);
  const lines = Object.entries(weights)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([feature, steps]) => `  ${JSON.stringify(feature)}: ${steps}\n`);
  await writeFile(
    `${DATA_DIR}/alarm/learnt.yaml`,
    `${HEAD}bias: ${bias}\nweights:\n${lines.join('')}`,
  );
  process.stdout.write(`${messages.length} messages, ${lines.length} features\n`);
}

function reportFolds(): void {
  const foldOf = (nth: number): number => Math.floor(nth / TOGETHER) % FOLDS;
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const others = messages.filter((__, nth) => foldOf(nth) !== fold);
    const alarm = alarmWeights({ alarm: teachAlarm([...others, ...vignettes, ...ofTheMind]) });
    return messages
      .filter((__, nth) => foldOf(nth) === fold)
      .map((one) => ({ ...one, heard: hears(one, alarm) }));
  }).flat();
  for (const sure of [-1, -0.5, 0, 0.3, 0.6, 1]) {
    const rate = (emergency: boolean): string =>
      show(
        count(
          judged.filter((one) => one.emergency === emergency),
          ({ heard }) => heard > sure,
        ),
      );
    process.stdout.write(`from ${sure}: recognised ${rate(true)}, false alarms ${rate(false)}\n`);
  }
}
