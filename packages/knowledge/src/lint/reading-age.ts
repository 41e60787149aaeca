import type { ConditionFile } from '../schema/condition.ts';
import type { Linter } from './lint.ts';

/** Years. The formula gives the school grade that understands a text; children of grade 1 are six. */
const OLDEST = 12;
const AGE_OF_GRADE_0 = 5;
/** In fewer words one long word decides. */
const ENOUGH_WORDS = 25;

/**
 * What people read is understood by a twelve-year-old (Flesch and Kincaid 1975). Words that cannot be avoided and are
 * explained or known to all stand in data/lint/plain-words.yaml and count as one syllable.
 */
export const readingAge: Linter = (files) => {
  const plain = new Set(files.plainWords);
  const check = (where: string, texts: readonly string[]): string[] => {
    const text = texts.join('\n');
    const age = readingAgeOf(text, plain);
    return age === null || age <= OLDEST
      ? []
      : [`${where}: reads as for age ${age.toFixed(1)}; ${OLDEST} is the limit`];
  };
  return [
    ...files.conditions.flatMap((one) => [
      ...check(`${one.file}: description`, [one.description]),
      ...check(`${one.file}: all texts`, textsOf(one)),
    ]),
    ...files.findings.flatMap(({ id, file, question }) => check(`${file}: ${id}`, [question])),
    ...files.rules.flatMap(({ id, file, reason, action }) =>
      check(`${file}: ${id}`, [reason, action]),
    ),
    ...files.medicines.flatMap((one) =>
      check(one.file, [
        one.advice,
        ...one.doses.map(({ text }) => text),
        ...one.forbidden_by.map(({ reason }) => reason),
        ...one.interactions.map(({ text }) => text),
      ]),
    ),
  ];
};

const textsOf = (one: ConditionFile): string[] => [
  one.description,
  ...[...one.red_flags, ...one.self_care, ...one.treatments].map(({ text }) => text),
  ...one.when_to_see.map(({ when }) => when),
  one.urgency.reason,
  ...one.urgency.raised_by.map(({ reason }) => reason),
  ...(one.must_not_miss ? [one.must_not_miss.question] : []),
];

/** Null where the text is too short to say. */
export function readingAgeOf(text: string, plain: ReadonlySet<string>): number | null {
  const sentences = text.split(/[.!?:;\n]+(?:\s|$)|\n/).filter((one) => /[a-z]/i.test(one));
  const words = text.match(/[\p{L}][\p{L}'’]*/gu) ?? [];
  if (words.length < ENOUGH_WORDS) return null;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word.toLowerCase(), plain), 0);
  const grade =
    (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59;
  return grade + AGE_OF_GRADE_0;
}

/** Groups of vowels, without the silent endings of English. */
function syllablesOf(word: string, plain: ReadonlySet<string>): number {
  if (word.length <= 3 || plain.has(word) || plain.has(word.replace(/s$/, ''))) return 1;
  const spoken = word.replace(/(?:[^laeiouy]es|[^dt]ed|[^laeiouy]e)$/, '').replace(/^y/, '');
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0);
}
