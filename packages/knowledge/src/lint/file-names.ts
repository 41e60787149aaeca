import type { Linter } from './lint.ts';

/** A file that holds one entry is named after it. */
export const fileNames: Linter = (files) =>
  [...files.conditions, ...files.medicines]
    .filter(({ id, file }) => !file.endsWith(`/${id}.yaml`))
    .map(({ id, file }) => `${file}: holds ${id}, so it should be called ${id}.yaml`);
