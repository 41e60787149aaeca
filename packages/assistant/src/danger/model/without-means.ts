import { LONGEST } from '@yarrow/engine/passages';
import { compilePhrase } from '../reading/phrase.ts';
import { findPhrases } from '../reading/match-phrase.ts';
import { indexPhrases } from '../reading/phrase-index.ts';
import { BY_MEANS } from './by-means.ts';
import type { Heard } from './features.ts';

const MEANS = indexPhrases(
  BY_MEANS.map((source) => ({ phrase: compilePhrase(source), value: source })),
);

/**
 * The stretches of a text that sound otherwise without the means they name, those words emptied: as many clauses before
 * and after as one passage can reach; a clause that names none is the same one. None where no means is named.
 */
export function withoutMeans(clauses: readonly Heard[][]): Heard[][][] {
  const found = findPhrases(clauses.flat(), MEANS);
  if (found.length === 0) return [];
  const emptied = new Set<number>();
  for (const { from, to } of found) for (let at = from; at < to; at += 1) emptied.add(at);
  const changed: number[] = [];
  let begin = 0;
  const bare = clauses.map((clause, nth) => {
    const isEmptied = clause.map((_, i) => emptied.has(begin + i));
    begin += clause.length;
    if (!isEmptied.includes(true)) return clause;
    changed.push(nth);
    return clause.map((word, i) => (isEmptied[i] ? { ...word, norm: '', said: [] } : word));
  });
  return runsAround(changed).map(([first, last]) => bare.slice(first, last + 1));
}

/** From the first to the last clause that shares a passage with these, those that meet joined into one. */
function runsAround(changed: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const nth of changed) {
    const [first, last] = [Math.max(0, nth - LONGEST + 1), nth + LONGEST - 1];
    const before = runs.at(-1);
    if (before && first <= before[1] + 1) before[1] = last;
    else runs.push([first, last]);
  }
  return runs;
}
