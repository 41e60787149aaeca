import { impliedFindings } from '../finding-graph.ts';
import type { Role } from './token.ts';
import type { FindingModel, MeasureRange, MedicineModel } from '../knowledge.ts';
import { indexed, type Indexed, type Parsed } from './index-phrases.ts';
import { createPhraseParser, stemsOf, type Slot, type WordClasses } from './parse-phrases.ts';
import { tokenise } from './tokenise.ts';

export interface Lexicon extends Indexed {
  concepts: Concept[];
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
      /** Says something only where it is denied: the "bowel change" of "no bowel change". */
      general: boolean;
      danger: boolean;
      /** Where it is felt or seen. */
      regions: readonly string[];
      /** What its name speaks of that a later complaint may be about: the urine of "pain when passing urine". */
      about: readonly string[];
      /** Felt or seen, and not a risk or a circumstance. */
      symptom: boolean;
      /** The measured value that decides it. */
      measure: MeasureRange | null;
    }
  | { kind: 'medicine'; id: string }
  /** A jest holds only where no danger is told of beside it. */
  | { kind: 'idiom'; jest: boolean };

/** A phrase that says that all is well: "I can bend my neck". */
export const isNormal = (concept: Concept): boolean => concept.kind === 'finding' && concept.normal;

/** A word for much at once, which means something only where it is denied: "bowel change", "urine symptoms". */
export const isGeneral = (concept: Concept): boolean =>
  concept.kind === 'finding' && concept.general;

/** Builds the lexicon. Throws on an unknown {class}, naming the phrase. */
export function createLexicon(
  findings: readonly FindingModel[],
  medicines: readonly MedicineModel[],
  classes: WordClasses,
  idioms: readonly string[] = [],
): Lexicon {
  const lexicon: Pick<Lexicon, 'concepts' | 'roles' | 'topics'> = {
    concepts: [],
    roles: rolesOf(classes),
    topics: new Set((classes['topic'] ?? []).flatMap(stemsOf)),
  };
  const parse = createPhraseParser(classes);
  const implied = impliedFindings(findings);
  const phrases: (Parsed & { danger: boolean })[] = [];
  const add = (concept: Concept, words: readonly string[], danger: boolean): void => {
    const number = lexicon.concepts.push(concept) - 1;
    for (const text of words) {
      const exclusive = text.startsWith(EXCLUSIVE);
      const said = exclusive ? text.slice(EXCLUSIVE.length) : text;
      for (const parts of parse(said)) {
        phrases.push({ concept: number, parts, danger, exclusive });
      }
    }
  };
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  findings.forEach((finding, i) => {
    const { id, kind, danger = false, measure = null } = finding;
    const concept = {
      kind: 'finding',
      index: i,
      id,
      implies: new Set(implied[i]),
      danger,
      regions: regionsOf(finding, byId),
      about: tokenise(finding.name).flatMap((word) =>
        lexicon.roles.get(word.stem) === 'site' || lexicon.topics.has(word.stem) ? [word.norm] : [],
      ),
      symptom: kind === 'symptom' || kind === 'sign',
      measure,
    } as const;
    const plain = { ...concept, normal: false, general: false };
    add(plain, [...new Set([...finding.words, finding.name])], danger);
    if (finding.normal) {
      add({ ...plain, normal: true }, finding.normal, danger);
      add({ ...plain, general: true }, finding.normal.flatMap(deniedIn), danger);
    }
  });
  for (const medicine of medicines) {
    add({ kind: 'medicine', id: medicine.id }, [medicine.name, ...medicine.words], false);
  }
  const isJest = (idiom: string): boolean => idiom.startsWith(JEST);
  const inEarnest = idioms.filter((idiom) => !isJest(idiom));
  const jests = idioms.filter(isJest).map((idiom) => idiom.slice(JEST.length));
  add({ kind: 'idiom', jest: false }, inEarnest, false);
  add({ kind: 'idiom', jest: true }, jests, false);
  return { ...lexicon, ...indexed(phrases), vocabulary: vocabularyOf(phrases) };
}

/** What "no bowel change" denies, so that it is understood at any place of a list that is denied. */
const deniedIn = (phrase: string): string[] => {
  const denied = /^(?:= )?no (?!one\b)([^+{]+)$/.exec(phrase)?.[1];
  return denied === undefined ? [] : [denied];
};

/** Where it is felt; where nothing is said of that, as what it is a kind of. */
function regionsOf(
  { regions, refines }: FindingModel,
  byId: ReadonlyMap<string, FindingModel>,
): readonly string[] {
  const general = refines === undefined ? undefined : byId.get(refines);
  return regions.length > 0 || general === undefined ? regions : general.regions;
}

/** Before a phrase whose words mean nothing else. */
const EXCLUSIVE = '= ';
/** The mark of an idiom that is a jest. */
const JEST = '~ ';

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
        .flatMap((word) => stemsOf(word).map((one) => [one, role] as const)),
    ),
  );

/** Every word of the phrases, and whether a slip may be corrected into it: not where it stands for danger only. */
function vocabularyOf(
  phrases: readonly { parts: Slot[][]; danger: boolean }[],
): Map<string, boolean> {
  const slots = new Map<Slot, boolean>();
  for (const { parts, danger } of phrases) {
    for (const part of parts) {
      for (const slot of part) slots.set(slot, (slots.get(slot) ?? false) || !danger);
    }
  }
  const words = new Map<string, boolean>();
  for (const [slot, correctable] of slots) {
    for (const word of slot) words.set(word, (words.get(word) ?? false) || correctable);
  }
  return words;
}
