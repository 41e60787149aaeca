import { NARROWER } from './look-alikes.ts';
import { tokenise } from './tokenise.ts';

/** One word of a phrase: any of these stems. */
export type Slot = ReadonlySet<string>;

export type WordClasses = Record<string, readonly string[]>;

export const stemsOf = (text: string): string[] => tokenise(text).map((token) => token.stem);

/**
 * Reads phrases as the knowledge writes them: "{pain} in my chest + left arm". Each becomes its variants, one for each
 * several-word member of its classes; a variant is parts, a part is slots. Throws on an unknown {class}, naming the phrase.
 */
export function createPhraseParser(classes: WordClasses): (text: string) => Slot[][][] {
  const sequence = createSequences();
  const slots = createSlots(classes, sequence);
  return (text) => parsePhrase(text, slots, sequence);
}

type SlotLists = Map<string, Slot[][]>;

/** A class may hold expressions of several words; each becomes a sequence of slots. */
function createSlots(classes: WordClasses, sequence: (text: string) => Slot[]): SlotLists {
  return new Map(
    Object.entries(classes).map(([name, words]) => {
      const single = words.filter((word) => !word.includes(' '));
      const several = words.filter((word) => word.includes(' '));
      return [
        name,
        [[new Set(single.flatMap(stemsOf).flatMap(withNarrower))], ...several.map(sequence)],
      ];
    }),
  );
}

const withNarrower = (word: string): string[] => [word, ...(NARROWER.get(word) ?? [])];

/** Letters and inner apostrophes: what becomes the same words wherever it stands. */
const PLAIN = /^[a-z]+(?:'[a-z]+)*$/i;

/** The stems of a phrase. Tens of thousands of phrases are made of a few thousand words: each is worked out once. */
function createStems(): (text: string) => string[] {
  const known = new Map<string, string[]>();
  return (text) => {
    const words = text.split(' ').filter((word) => word !== '');
    if (!words.every((word) => known.has(word) || PLAIN.test(word))) return stemsOf(text);
    return words.flatMap((word) => {
      const stems = known.get(word) ?? stemsOf(word);
      known.set(word, stems);
      return stems;
    });
  };
}

/** Makes a sequence of slots of a text: the same slot for the same word, so that what is asked of it is worked out once. */
function createSequences(): (text: string) => Slot[] {
  const slots = new Map<string, Slot>();
  const stems = createStems();
  const slotOf = (word: string): Slot => {
    const slot = slots.get(word) ?? new Set(withNarrower(word));
    slots.set(word, slot);
    return slot;
  };
  return (text) => stems(text).map(slotOf);
}

function parsePhrase(
  text: string,
  classes: SlotLists,
  sequence: (text: string) => Slot[],
): Slot[][][] {
  const parts = text.split(' + ').map((part) => {
    if (!part.includes('{')) return [sequence(part)];
    let variants: Slot[][] = [[]];
    for (const piece of part.split(/(\{[^}]*\})/).filter((chunk) => chunk.trim() !== '')) {
      const name = /^\{(.*)\}$/.exec(piece)?.[1];
      const options = name === undefined ? [sequence(piece)] : classes.get(name);
      if (!options) throw new Error(`unknown word class {${name}} in the phrase "${text}"`);
      variants = variants.flatMap((before) => options.map((option) => [...before, ...option]));
    }
    return variants.filter((variant) => variant.length > 0);
  });
  return parts.reduce<Slot[][][]>(
    (before, variants) => before.flatMap((done) => variants.map((variant) => [...done, variant])),
    [[]],
  );
}
