import type { CrisisLevel } from '@yarrow/contract';
import { crisisRank, higherCrisis } from './level.ts';
import type { Group, Rule } from './rules/rule.ts';
import { RULES } from './rules/table.ts';
import type { Signal } from './signal.ts';

export interface Fired {
  rule: Rule;
  signal: Signal;
}

export interface Judgement {
  level: CrisisLevel;
  fired: Fired[];
  /** Hints that nothing of their level bears out: only the last layer hears them. */
  hinted: Fired[];
}

/** The first row from the top that fits; every row that fits is told, for the indicators, but hints not borne out. */
export function judge(signals: readonly Signal[]): Judgement {
  const byConcept = new Map<string, Signal[]>();
  for (const signal of signals) {
    const same = byConcept.get(signal.concept.id);
    if (same) same.push(signal);
    else byConcept.set(signal.concept.id, [signal]);
  }
  const fitting = RULES.flatMap((rule) =>
    rule.key
      .flatMap((id) => byConcept.get(id) ?? [])
      .filter((signal) => fits(rule, signal, byConcept))
      .map((signal): Fired => ({ rule, signal })),
  );
  const level = fitting
    .filter(({ rule }) => !rule.hint)
    .reduce<CrisisLevel>((highest, { rule }) => higherCrisis(highest, rule.level), 'none');
  const isTold = ({ rule }: Fired): boolean =>
    !rule.hint || crisisRank(rule.level) <= crisisRank(level);
  return {
    level,
    fired: fitting.filter(isTold),
    hinted: fitting.filter((one) => !isTold(one)),
  };
}

function fits(rule: Rule, key: Signal, byConcept: ReadonlyMap<string, readonly Signal[]>): boolean {
  if (rule.person && rule.person !== key.person) return false;
  if (rule.times ? !rule.times.includes(key.time) : key.time === 'past') return false;
  if (rule.atLeast) {
    const there = rule.atLeast.of.filter((id) => id !== key.concept.id && byConcept.has(id));
    if (there.length < rule.atLeast.count) return false;
  }
  return (rule.beside ?? []).every((group) =>
    group.any.some((id) =>
      around(byConcept.get(id) ?? [], key, group.within).some(
        (other) => other !== key && isBeside(group, key, other),
      ),
    ),
  );
}

function isBeside({ within, side }: Group, key: Signal, other: Signal): boolean {
  // One saying matched twice is not two signs; a time or an intent may be part of it.
  const timing = other.concept.type === 'timing' || other.concept.type === 'intent';
  if (!timing && other.from < key.to && key.from < other.to) return false;
  if (side === 'before' && other.from > key.from) return false;
  if (side === 'after' && other.from < key.from) return false;
  if (within === undefined) return true;
  return Math.max(other.from - key.to, key.from - other.to) <= within;
}

/** More words than any phrase has. */
const LONGEST_PHRASE = 60;

/** Those that can be near enough, found by halving: a text that repeats itself is still read in linear time. */
function around(
  signals: readonly Signal[],
  key: Signal,
  within: number | undefined,
): readonly Signal[] {
  if (within === undefined) return signals;
  const reach = within + LONGEST_PHRASE;
  const first = firstFrom(signals, key.from - reach);
  return signals.slice(first, firstFrom(signals, key.to + reach));
}

/** Signals stand in the order of the text. */
function firstFrom(signals: readonly Signal[], from: number): number {
  let [low, high] = [0, signals.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((signals[middle]?.from ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
