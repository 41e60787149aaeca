import { writeFile } from 'node:fs/promises';
import { readText, stemsOf } from '@yarrow/engine';
import { compileKnowledge, DATA_DIR } from '@yarrow/knowledge';
import { load, type Vignette } from './score/cases.ts';
import { isRight } from './score/vignettes.ts';
import { learnWording, type Account } from './wording/learn.ts';

/*
 * npx tsx bench/train-wording.ts    learns with which words people tell of each condition, and writes it
 *
 * It learns from our own accounts, presentations and learnt vignettes, which are for development only; never from a
 * case that anything is reported on (own-vignettes.json, vignettes.json).
 */
const HEAD = `# By condition: the stems of words that accounts of it use more than accounts of other conditions, and by how many
# tenths of nats. Written by bench/train-wording.ts; what is edited here is lost.
`;

const { model, lexicon, spelling } = await compileKnowledge();
const said = (text: string): string[] => [...stemsOf(readText(text, lexicon, spelling).spoken)];

const accounts = load<{ condition: string; symptom_text: string }>('own-accounts').map(
  (one): Account => ({ conditions: [one.condition], said: said(one.symptom_text) }),
);
const vignettes = [
  ...load<Vignette>('own-presentations'),
  ...load<Vignette>('own-learnt-vignettes'),
].map((one): Account => ({
  conditions: model.conditions.filter((own) => isRight(own, one)).map(({ id }) => id),
  said: said(one.symptom_text),
}));
const learnt = learnWording([...accounts, ...vignettes]);
const lines = [...learnt]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(
    ([id, words]) => `${id}: ${words.map(({ stem, tenths }) => `${stem} ${tenths}`).join(', ')}\n`,
  );
await writeFile(`${DATA_DIR}/wording/learnt.yaml`, HEAD + lines.join(''));
process.stdout.write(`${accounts.length + vignettes.length} accounts, ${learnt.size} conditions\n`);
