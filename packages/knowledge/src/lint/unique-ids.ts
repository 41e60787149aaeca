import type { Linter } from './lint.ts';

/** No two findings, conditions, rules or medicines share an id. */
export const uniqueIds: Linter = (files) =>
  ([files.findings, files.conditions, files.rules, files.medicines] as const).flatMap((entries) => {
    const first = new Map<string, string>();
    return entries.flatMap(({ id, file }) => {
      const before = first.get(id);
      first.set(id, before ?? file);
      return before === undefined ? [] : [`${file}: ${id} stands in ${before} too`];
    });
  });
