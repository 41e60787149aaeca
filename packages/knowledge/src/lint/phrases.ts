import type { Linter } from './lint.ts';

/** Words of findings have no punctuation, name only known classes, and say one thing. */
export const phrases: Linter = (files) => {
  const owner = new Map<string, string>();
  return files.findings.flatMap(({ id, file, words, normal }) =>
    [...words, ...normal].flatMap((phrase) => {
      const before = owner.get(phrase);
      owner.set(phrase, before ?? id);
      const classes = [...phrase.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? '');
      return [
        ...(/[.,;:!?"]/.test(phrase) ? [`${file}: ${id}: "${phrase}" has punctuation`] : []),
        ...classes
          .filter((name) => !(name in files.wordClasses))
          .map((name) => `${file}: ${id}: there is no word class {${name}}`),
        ...(before === undefined ? [] : [`${file}: ${id}: "${phrase}" also says ${before}`]),
      ];
    }),
  );
};
