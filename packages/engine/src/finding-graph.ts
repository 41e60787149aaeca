import type { FindingModel } from './knowledge.ts';

/**
 * For each finding, by index: what follows when it is present, that is what it refines and implies, transitively,
 * without itself. Throws, naming the entry, where one names an unknown finding or implies itself.
 */
export function impliedFindings(findings: readonly FindingModel[]): number[][] {
  const index = new Map(findings.map(({ id }, i) => [id, i]));
  const direct = findings.map(({ id, implies, refines }) =>
    [...implies, ...(refines === undefined ? [] : [refines])].map((up) => {
      const found = index.get(up);
      if (found === undefined) throw new Error(`finding ${id}: no finding "${up}"`);
      return found;
    }),
  );
  return direct.map((_, i) => {
    const seen = new Set<number>();
    const queue = [...(direct[i] ?? [])];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      if (next === i) throw new Error(`finding ${findings[i]?.id ?? i} implies itself`);
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push(...(direct[next] ?? []));
    }
    return [...seen];
  });
}
