import type { Linter } from './lint.ts';

/** Implying never runs in a circle, and nothing excludes what follows from it. */
export const refinements: Linter = (files) => {
  const up = new Map(
    files.findings.map(({ id, refines, implies }) => [
      id,
      refines === undefined ? implies : [refines, ...implies],
    ]),
  );
  return files.findings.flatMap(({ id, file, excludes }) => {
    const implied = reach(id, up);
    const both = excludes.filter((other) => implied.has(other));
    return [
      ...(implied.has(id) ? [`${file}: ${id} implies itself in a circle`] : []),
      ...both.map((other) => `${file}: ${id} both implies and excludes ${other}`),
    ];
  });
};

function reach(from: string, edges: ReadonlyMap<string, readonly string[]>): Set<string> {
  const seen = new Set<string>();
  const queue = [...(edges.get(from) ?? [])];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (!seen.has(next)) queue.push(...(edges.get(next) ?? []));
    seen.add(next);
  }
  return seen;
}
