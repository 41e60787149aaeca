import { NEGATORS } from './denial-words.ts';
import { isGeneral } from './lexicon.ts';
import { beginsItem, endsItem } from './list-items.ts';
import type { Match } from './match-phrases.ts';
import type { Token } from './token.ts';

/**
 * Names of much at once that stand by themselves, as one of a list does: "no cough, bowel change or urine symptoms". The
 * "cold" of "no pain in cold weather" is none.
 */
export const itemsNamed = (matches: readonly Match[], tokens: readonly Token[]): Match[] =>
  matches.filter(({ concept, tokens: used }) => {
    const [first = 0, last = first] = [used[0], used.at(-1)];
    return isGeneral(concept) && beginsItem(tokens, first) && endsItem(tokens, last);
  });

/**
 * Whether a phrase was read out of the beginning of such a name and the "no" before it: the "no urine" of "no urine
 * symptoms" is no lack of urine.
 */
export const isCutOff =
  (names: readonly Match[], tokens: readonly Token[]) =>
  ({ tokens: used }: Match): boolean =>
    names.some(
      (name) =>
        !name.tokens.every((i) => used.includes(i)) &&
        used.some((i) => name.tokens.includes(i)) &&
        used.every((i) => name.tokens.includes(i) || NEGATORS.has(tokens[i]?.norm ?? '')) &&
        used.some((i) => NEGATORS.has(tokens[i]?.norm ?? '')),
    );
