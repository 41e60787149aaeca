import { feelWith } from '../packages/assistant/src/danger/model/meaning/felt-words.ts';
import { pack } from '../packages/assistant/src/danger/model/meaning/packed.ts';
import { SHIPPED_NET } from '../packages/assistant/src/danger/model/meaning/read-net.ts';
import { vectorOf } from '../packages/assistant/src/danger/model/meaning/read-vectors.ts';
import { DIMS, STEP, WORDS } from '../packages/assistant/src/danger/model/meaning/vectors.ts';
import { writeVectors } from './crisis/meaning/write-vectors.ts';
import { load } from './score/cases.ts';

/*
 * npx tsx bench/prune-vectors.ts <how many>
 *
 * Leaves out, of the words that the crisis detector knows the meaning of, so many that no text of ours holds and that
 * say least to the network: what the browser is sent may not grow without end.
 */
const TEXTS = [
  'own-crisis',
  'own-emergency',
  'own-symptom-text',
  'own-vignettes',
  'own-learnt-vignettes',
  'own-presentations',
  'own-accounts',
];
const many = Number(process.argv[2]);
if (!Number.isInteger(many) || many < 1) throw new Error('say how many words shall go');

const held = new Set(
  TEXTS.flatMap((name) => load<{ text?: string; symptom_text?: string }>(name)).flatMap(
    ({ text = '', symptom_text: told = '' }) =>
      `${text} ${told}`.toLowerCase().match(/[a-z]+/g) ?? [],
  ),
);
const feel = feelWith(SHIPPED_NET);
const saysAtMost = (word: string): number => {
  const { says } = feel({ norm: word, start: 0, end: 0, sentence: 0, clause: 0 });
  return Math.max(...says.flatMap((row) => Array.from(row, Math.abs)));
};
const words = WORDS.split(' ');
const gone = new Set(
  words
    .filter((word) => word !== '#' && !held.has(word))
    .map((word) => ({ word, most: saysAtMost(word) }))
    .toSorted((a, b) => a.most - b.most)
    .slice(0, many)
    .map(({ word }) => word),
);
const kept = words.filter((word) => !gone.has(word));
await writeVectors(
  kept.map((word): [string, string] => [word, pack(vectorOf(word)!, STEP)]),
  { dims: DIMS, step: STEP },
);
process.stdout.write(`${kept.length} words, ${gone.size} left out\n`);
