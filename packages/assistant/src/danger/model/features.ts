import { CLASSES, RELATIVES } from '../lexicon/classes.ts';
import { numberOf } from '../reading/numbers.ts';
import type { Word } from '../reading/word.ts';

/** Classes whose words are counted as one; the first that holds a word names it. */
const KINDS = 'gun rope blade pills poison pillbox drop edge limb month day took kill'.split(' ');
const KIND_OF = new Map([
  ...RELATIVES.map((word): [string, string] => [word, '<kin>']),
  ...KINDS.toReversed().flatMap((kind) =>
    (CLASSES[kind] ?? []).map((word): [string, string] => [word, `<${kind}>`]),
  ),
]);
const STEM = 5;
const LONG = 7;

/** What is counted of each word: its kind, itself, its beginning, and how it follows the word before it. */
export function featuresOf(words: readonly Word[]): string[][] {
  const kinds = words.map(
    ({ norm }) => KIND_OF.get(norm) ?? (numberOf(norm) === null ? norm : '#'),
  );
  return words.map(({ norm, sentence }, at) => {
    const [kind = '', before] = [kinds[at], kinds[at - 1]];
    if (norm === '') return [];
    return [
      kind,
      ...(kind === norm || kind === '#' ? [] : [norm]),
      ...(norm.length < LONG ? [] : [`${norm.slice(0, STEM)}*`]),
      ...(before && words[at - 1]?.sentence === sentence ? [`${before} ${kind}`] : []),
    ];
  });
}
