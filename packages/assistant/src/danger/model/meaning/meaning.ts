import { LONGEST } from '@yarrow/engine/passages';
import type { Heard } from '../features.ts';
import type { Felt } from './felt-words.ts';
import { AFTER, BEFORE, dot, HERE, shareOfWord, type Net } from './net.ts';

/** What a clause has shown: each trait at its strongest, and what its words altogether say of each question. */
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
  show: (clause: readonly Heard[]) => Shown,
): number[] {
  const clauses = told.map(show).filter(({ words }) => words > 0);
  const gravest = questions.map(() => -Infinity);
  for (let first = 0; first < clauses.length; first += 1) {
    const traits = clauses[first]!.traits.slice();
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
  return (clause: readonly Heard[]): Shown => {
    const known = shown.get(clause);
    if (known) return known;
    const felt = clause.filter(({ norm }) => norm !== '').map(feel);
    const fresh = show(felt, net);
    shown.set(clause, fresh);
    return fresh;
  };
}

function show(felt: readonly Felt[], { bias, questions }: Net): Shown {
  const traits = new Float32Array(bias.length);
  const strength = new Float32Array(bias.length);
  const sum = new Float32Array(questions[0]?.words.length ?? 0);
  for (let at = 0; at < felt.length; at += 1) {
    strength.set(bias);
    for (const { says } of felt[at - 1] ?? []) addTo(strength, says[BEFORE]!);
    for (const { says } of felt[at + 1] ?? []) addTo(strength, says[AFTER]!);
    for (const { says, vector } of felt[at]!) {
      addTo(strength, says[HERE]!);
      addTo(sum, vector);
    }
    raise(traits, strength);
  }
  return { traits, across: questions.map((one) => dot(one.words, sum)), words: felt.length };
}

function addTo(sum: Float32Array, more: Float32Array): void {
  for (let i = 0; i < sum.length; i += 1) sum[i] = sum[i]! + more[i]!;
}

function raise(most: Float32Array, one: Float32Array): void {
  for (let i = 0; i < most.length; i += 1) if (one[i]! > most[i]!) most[i] = one[i]!;
}
