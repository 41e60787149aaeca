import {
  createLexicon,
  createSpelling,
  readText,
  type FindingModel,
  type Knowledge,
  type Lexicon,
  type SpellingIndex,
} from '@yarrow/engine';
import type { Topic } from '../medical-state.ts';
import { wordsOf } from './words.ts';

interface Names {
  lexicon: Lexicon;
  spelling: SpellingIndex;
}

/** Made once for each knowledge; the same knowledge gives the same names. */
const known = new WeakMap<Knowledge, Names>();

/** The names of the conditions, read by the same reader as findings, with its tolerance for spelling. */
function namesOf(knowledge: Knowledge): Names {
  const before = known.get(knowledge);
  if (before) return before;
  const entries = knowledge.model.conditions.map(({ id, name, aliases }): FindingModel => ({
    id,
    name: plain(name),
    question: '',
    kind: 'symptom',
    words: aliases.map(plain).filter((alias) => alias !== '' && !EVERYDAY.has(alias.toLowerCase())),
    implies: [],
    excludes: [],
    regions: [],
    background: 0.5,
  }));
  const lexicon = createLexicon(entries, knowledge.model.medicines, {});
  const names = { lexicon, spelling: createSpelling(lexicon) };
  known.set(knowledge, names);
  return names;
}

/** Short names that are words of everybody: "what do you know about me" asks for no illness. */
const EVERYDAY = new Set(['me', 'all', 'as', 'add', 'sad', 'ten', 'bed', 'pans', 'net', 'cap']);

/** Signs that mean something in a phrase of the lexicon are left out of a name. */
const plain = (name: string): string =>
  name
    .replace(/[{}+()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Conditions, medicines and findings a sentence names, in this order, each once. */
export function namedThings(text: string, knowledge: Knowledge): Topic[] {
  const { lexicon, spelling } = namesOf(knowledge);
  const names = readText(text, lexicon, spelling).mentions;
  const findings = readText(text, knowledge.lexicon, knowledge.spelling).mentions;
  const things: Topic[] = [
    ...names.map(({ kind, id }) => ({
      kind: kind === 'medicine' ? ('medicine' as const) : ('condition' as const),
      id,
    })),
    ...findings.flatMap(({ kind, id }) => (kind === 'finding' ? [{ kind, id }] : [])),
  ];
  const order = { condition: 0, medicine: 1, finding: 2 };
  return things
    .filter((one, i) => things.findIndex((other) => same(one, other)) === i)
    .toSorted((a, b) => order[a.kind] - order[b.kind]);
}

const same = (a: Topic, b: Topic): boolean => a.kind === b.kind && a.id === b.id;

/** Words that name many illnesses at once, and that our knowledge may not hold one by one. */
const WIDE = ['cancer', 'tumour', 'tumor', 'leukaemia', 'leukemia', 'lymphoma', 'aids', 'dementia'];

export const wideName = (text: string): string | null =>
  wordsOf(text).find((word) => WIDE.includes(word)) ?? null;
