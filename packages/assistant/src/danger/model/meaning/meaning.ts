import { LONGEST } from '@yarrow/engine/passages';
import type { Heard } from '../features.ts';
import type { Felt } from './felt-words.ts';
import { AFTER, BEFORE, dot, HERE, shareOfWord, type Net } from './net.ts';

/** What a clause has shown: each trait at its strongest, and what its words altogether add to each question. */
export interface Shown {
  traits: Float32Array;
  across: readonly number[];
  words: number;
}

/**
 * The log-odds of each question: the gravest that any passage means. A clause is read by itself, and a passage has each
 * trait as strongly as any of its clauses, so that what is said beside a passage takes nothing from it. Linear.
 */
export function meaningOf(
  told: readonly (readonly Heard[])[],
  { questions }: Net,
  showClause: (clause: readonly Heard[]) => Shown,
): number[] {
  const clauses = told.map(showClause).filter(({ words }) => words > 0);
  const gravest = questions.map(() => -Infinity);
  const traits = new Float32Array(clauses[0]?.traits.length ?? 0);
  for (let first = 0; first < clauses.length; first += 1) {
    traits.set(clauses[first]!.traits);
    const across = questions.map(() => 0);
    let count = 0;
    const last = Math.min(clauses.length, first + LONGEST) - 1;
    for (let nth = first; nth <= last; nth += 1) {
      const clause = clauses[nth]!;
      if (nth > first) raise(traits, clause.traits);
      count += clause.words;
      const share = shareOfWord(count);
      for (let q = 0; q < questions.length; q += 1) {
        across[q]! += clause.across[q]!;
        const score = questions[q]!.bias + dot(questions[q]!.traits, traits) + across[q]! * share;
        if (score > gravest[q]!) gravest[q] = score;
      }
    }
  }
  return gravest;
}

/** Shows every clause once, however often it is asked for. */
export function showWith(net: Net, feel: (word: Heard) => Felt) {
  const shown = new Map<readonly Heard[], Shown>();
  const emptyRow = rowsOf(net.bias.length);
  return (clause: readonly Heard[]): Shown => {
    const known = shown.get(clause);
    if (known) return known;
    const felt = clause.filter(({ norm }) => norm !== '').map(feel);
    const fresh = show(felt, net, emptyRow());
    shown.set(clause, fresh);
    return fresh;
  };
}

/** Rows in a block: each by itself would cost more to make than what is reckoned in it. */
const BLOCK = 32;

/** Rows of noughts. */
function rowsOf(length: number): () => Float32Array {
  let [block, used] = [new Float32Array(BLOCK * length), 0];
  return () => {
    if (used === BLOCK) [block, used] = [new Float32Array(BLOCK * length), 0];
    used += 1;
    return block.subarray((used - 1) * length, used * length);
  };
}

/** A trait is as strong as where it is strongest, by a word and those beside it, and never less than nothing. */
function show(felt: readonly Felt[], { bias, questions }: Net, traits: Float32Array): Shown {
  const across = questions.map(() => 0);
  for (let at = 0; at < felt.length; at += 1) {
    const { says, adds } = felt[at]!;
    const here = says[HERE]!;
    const before = felt[at - 1]?.says[BEFORE];
    const after = felt[at + 1]?.says[AFTER];
    for (let i = 0; i < traits.length; i += 1) {
      let strength = bias[i]! + here[i]!;
      if (before) strength += before[i]!;
      if (after) strength += after[i]!;
      if (strength > traits[i]!) traits[i] = strength;
    }
    for (let q = 0; q < adds.length; q += 1) across[q]! += adds[q]!;
  }
  return { traits, across, words: felt.length };
}

function raise(most: Float32Array, one: Float32Array): void {
  for (let i = 0; i < most.length; i += 1) if (one[i]! > most[i]!) most[i] = one[i]!;
}
