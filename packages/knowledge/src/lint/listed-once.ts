import type { Linter } from './lint.ts';

/** What a condition lists counts once, and a closer description stands beside what it describes. */
export const listedOnce: Linter = (files) => {
  const parents = new Map(files.findings.map(({ id, refines }) => [id, refines]));
  return files.conditions.flatMap(({ file, findings, risks }) => [
    ...Object.keys(risks)
      .filter((id) => id in findings)
      .map((id) => `${file}: ${id} stands in findings and in risks; keep one`),
    ...Object.keys(findings).flatMap((id) => {
      const parent = parents.get(id);
      return parent === undefined || parent in findings || parent in risks
        ? []
        : [`${file}: ${id} is a share of those with ${parent}, which is not listed`];
    }),
  ]);
};
