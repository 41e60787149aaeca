import { impliedFindings } from '../finding-graph.ts';
import type { Role } from './token.ts';
import type { FindingModel, MeasureRange, MedicineModel } from '../knowledge.ts';
import { FILLERS } from './common-words.ts';
import { stem } from './stem.ts';
import { tokenise } from './tokenise.ts';

/** One word of a phrase: any of these stems. */
export type Slot = ReadonlySet<string>;

/** A way of saying a concept: parts in any order within a clause, each part a sequence of slots. */
export interface Phrase {
  concept: number;
  /** The part with the anchor comes first. */
  parts: Slot[][];
  /** The slot of the first part by which the phrase is looked up: its rarest word. */
  anchor: number;
  /** Stems without which it cannot be there; the anchor is not among them. */
  required: string[];
  /** Its words mean nothing else: "= can't breathe through nose" is no trouble breathing. */
  exclusive: boolean;
}

export interface Lexicon {
  concepts: Concept[];
  /** Phrases by each alternative of their anchor. */
  byAnchor: Map<string, Phrase[]>;
  /** Every stem of the lexicon, for spelling. May be corrected into: what does not stand in phrases of danger only. */
  vocabulary: Map<string, boolean>;
  roles: WordRoles;
  /** What a later complaint may be about beside a part of the body: a cough, the stool, the urine. */
  topics: ReadonlySet<string>;
}

/** The role of each stem that has one. */
export type WordRoles = ReadonlyMap<string, Role>;

export type Concept =
  | {
      kind: 'finding';
      index: number;
      id: string;
      implies: ReadonlySet<number>;
      /** Said of someone who does not have it: "I can bend my neck". */
      normal: boolean;
      danger: boolean;
      /** Felt or seen, and not a risk or a circumstance. */
      symptom: boolean;
      /** The measured value that decides it. */
      measure: MeasureRange | null;
    }
  | { kind: 'medicine'; id: string }
  | { kind: 'idiom' };

export type WordClasses = Record<string, readonly string[]>;

/** Builds the lexicon. Throws on an unknown {class}, naming the phrase. */
export function createLexicon(
  findings: readonly FindingModel[],
  medicines: readonly MedicineModel[],
  classes: WordClasses,
  idioms: readonly string[] = [],
): Lexicon {
  const lexicon: Lexicon = {
    concepts: [],
    byAnchor: new Map(),
    vocabulary: new Map(),
    roles: rolesOf(classes),
    topics: new Set((classes['topic'] ?? []).flatMap(stems)),
  };
  const slots = createSlots(classes);
  const implied = impliedFindings(findings);
  const phrases: { concept: number; parts: Slot[][]; danger: boolean; exclusive: boolean }[] = [];
  const add = (concept: Concept, words: readonly string[], danger: boolean): void => {
    const number = lexicon.concepts.push(concept) - 1;
    for (const text of words) {
      const exclusive = text.startsWith(EXCLUSIVE);
      for (const parts of parsePhrase(exclusive ? text.slice(EXCLUSIVE.length) : text, slots)) {
        phrases.push({ concept: number, parts, danger, exclusive });
      }
    }
  };
  findings.forEach((finding, i) => {
    const { id, kind, danger = false, measure = null } = finding;
    const concept = {
      kind: 'finding',
      index: i,
      id,
      implies: new Set(implied[i]),
      danger,
      symptom: kind === 'symptom' || kind === 'sign',
      measure,
    } as const;
    add({ ...concept, normal: false }, [...new Set([...finding.words, finding.name])], danger);
    if (finding.normal) add({ ...concept, normal: true }, finding.normal, danger);
  });
  for (const medicine of medicines) {
    add({ kind: 'medicine', id: medicine.id }, [medicine.name, ...medicine.words], false);
  }
  add({ kind: 'idiom' }, idioms, false);
  const commonness = countStems(phrases);
  for (const { concept, parts, danger, exclusive } of unlike(phrases)) {
    index(lexicon, { concept, exclusive, ...anchored(parts, commonness) }, danger);
  }
  return lexicon;
}

/** Before a phrase whose words mean nothing else. */
const EXCLUSIVE = '= ';

/** Word classes of the knowledge whose words the reader treats in a way of their own. */
const ROLE_CLASSES: [Role, readonly string[]][] = [
  ['modifier', ['where', 'severe']],
  ['complaint', ['complaint', 'pain']],
  ['site', ['site']],
];

/** Where a word stands in several classes the last role holds. */
const rolesOf = (classes: WordClasses): WordRoles =>
  new Map(
    ROLE_CLASSES.flatMap(([role, names]) =>
      names
        .flatMap((name) => classes[name] ?? [])
        .filter((word) => !word.includes(' '))
        .flatMap((word) => stems(word).map((one) => [one, role] as const)),
    ),
  );

type SlotLists = Map<string, Slot[][]>;

/** A class may hold expressions of several words; each becomes a sequence of slots. */
function createSlots(classes: WordClasses): SlotLists {
  return new Map(
    Object.entries(classes).map(([name, words]) => {
      const single = words.filter((word) => !word.includes(' '));
      const several = words.filter((word) => word.includes(' '));
      return [name, [[new Set(single.flatMap(stems))], ...several.map(sequence)]];
    }),
  );
}

const stems = (text: string): string[] => tokenise(text).map((token) => token.stem);
const sequence = (text: string): Slot[] => stems(text).map((one) => new Set([one]));

/** All variants of a phrase: one for each several-word member of its classes. */
function parsePhrase(text: string, classes: SlotLists): Slot[][][] {
  const parts = text.split(' + ').map((part) => {
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

const onlyStem = (slot: Slot | undefined): string[] => (slot?.size === 1 ? [...slot] : []);

/** Leaves out what is written twice, "feel sick" and "feeling sick": the same words once their endings are gone. */
function unlike<T extends { concept: number; parts: Slot[][]; exclusive: boolean }>(
  phrases: readonly T[],
): T[] {
  const names = new Map<Slot, string>();
  const nameOf = (slot: Slot): string => {
    const name = names.get(slot) ?? onlyStem(slot)[0] ?? `#${names.size}`;
    names.set(slot, name);
    return name;
  };
  const seen = new Set<string>();
  return phrases.filter(({ concept, parts, exclusive }) => {
    const said = parts.map((part) => part.map(nameOf).join(' ')).join('+');
    const key = `${concept} ${exclusive} ${said}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** In how many phrases each stem stands. */
function countStems(phrases: readonly { parts: Slot[][] }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of phrases.flatMap(({ parts }) => parts.flat().flatMap((slot) => [...slot]))) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Looked up by its rarest slot, "chest" rather than "my" or "{pain}", so that few phrases are tried at each word. */
function anchored(
  parts: Slot[][],
  commonness: ReadonlyMap<string, number>,
): Pick<Phrase, 'parts' | 'anchor' | 'required'> {
  const cost = (slot: Slot): number =>
    [...slot].reduce((sum, word) => sum + (FILLER_COST.get(word) ?? commonness.get(word) ?? 0), 0);
  const slots = parts.flatMap((part, p) =>
    part.map((slot, anchor) => ({ p, anchor, cost: cost(slot) })),
  );
  const best = slots.reduce((a, b) => (b.cost < a.cost ? b : a));
  const first = parts[best.p] ?? [];
  const required = slots
    .filter((one) => one !== best)
    .flatMap(({ p, anchor }) => onlyStem(parts[p]?.[anchor]));
  return {
    parts: [first, ...parts.filter((_, p) => p !== best.p)],
    anchor: best.anchor,
    required,
  };
}

/** Small words are everywhere in a text however rare in the lexicon. */
const FILLER_COST = new Map([...FILLERS].map((word) => [stem(word), 1e6]));

function index(lexicon: Lexicon, phrase: Phrase, danger: boolean): void {
  for (const anchor of phrase.parts[0]?.[phrase.anchor] ?? []) {
    const list = lexicon.byAnchor.get(anchor);
    if (list) list.push(phrase);
    else lexicon.byAnchor.set(anchor, [phrase]);
  }
  for (const word of phrase.parts.flat().flatMap((slot) => [...slot])) {
    lexicon.vocabulary.set(word, (lexicon.vocabulary.get(word) ?? false) || !danger);
  }
}
