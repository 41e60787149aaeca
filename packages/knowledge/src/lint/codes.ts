import type { Linter } from './lint.ts';

/** Words that say nothing of an illness. */
const EMPTY = new Set(
  'other unspecified disorders disorder diseases disease classified elsewhere certain with without acute chronic specified site conditions'.split(
    ' ',
  ),
);
/** Words are the same where they begin alike: "fracture" and "fractured", "hernia" and "hernial". */
const STEM = 5;

/**
 * A code fits its condition where the title of its category shares a word with a name of the condition, or stands in
 * data/lint/icd10-categories.yaml with the condition as one that it holds under another name.
 */
export const codes: Linter = (files) =>
  files.conditions.flatMap(({ id, file, icd10, name, aliases }) => {
    const category = files.icd10[icd10.slice(0, 3)];
    if (category === undefined) {
      return [`${file}: ${icd10} has no title in lint/icd10-categories.yaml`];
    }
    const { title, holds } = category;
    const stems = stemsOf([name, ...aliases].join(' '));
    const fits = holds.includes(id) || [...stemsOf(title)].some((stem) => stems.has(stem));
    return fits ? [] : [`${file}: ${icd10} is "${title}", of which no name speaks`];
  });

const stemsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .replaceAll('oe', 'e')
      .replaceAll('ae', 'e')
      .split(/[^a-z]+/)
      .filter((word) => word.length > 2 && !EMPTY.has(word))
      .map((word) => word.slice(0, STEM)),
  );
