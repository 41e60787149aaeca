import { FILLERS } from './common-words.ts';
import type { Slot } from './parse-phrases.ts';
import type { Filled } from './said-near.ts';
import { stem } from './stem.ts';

/** A way of saying a concept: parts in any order within a clause, each part a sequence of slots. */
export interface Parsed {
  concept: number;
  parts: Slot[][];
  /** Its words mean nothing else: "= can't breathe through nose" is no trouble breathing. */
  exclusive: boolean;
}

export interface Phrase extends Parsed {
  /** The slot of the first part by which the phrase is looked up: its rarest word. */
  anchor: number;
  /** Numbers of its other slots, the rarest first: without a word of each it cannot be there. */
  required: number[];
}

/** The phrases of one anchor. */
export interface Candidates {
  phrases: Phrase[];
  /** The first slot that each of them requires, 0 for none: in one block of memory, for it is asked of all of them. */
  needs: Int32Array;
}

export interface Indexed {
  /** Phrases by each alternative of their anchor. */
  byAnchor: ReadonlyMap<string, Candidates>;
  /** The numbers, from 1, of the slots that each word fills. */
  filledBy: ReadonlyMap<string, readonly number[]>;
  /** What a reading notes at each stretch, kept because a text is read in many small pieces. */
  filled: Filled;
}

/** Looks each phrase up by its rarest slot, "chest" rather than "my" or "{pain}", so that few are tried at each word. */
export function indexed(phrases: readonly Parsed[]): Indexed {
  const costs = costsOf(phrases);
  const numbers = new Map<Slot, number>();
  const byAnchor = new Map<string, Phrase[]>();
  for (const phrase of unlike(phrases)) {
    const found = anchored(phrase, costs, numbers);
    for (const anchor of found.parts[0]?.[found.anchor] ?? []) {
      const alike = byAnchor.get(anchor);
      if (alike) alike.push(found);
      else byAnchor.set(anchor, [found]);
    }
  }
  const candidates = [...byAnchor].map(([anchor, alike]) => {
    const needs = Int32Array.from(alike, ({ required }) => required[0] ?? 0);
    return [anchor, { phrases: alike, needs }] as const;
  });
  return {
    byAnchor: new Map(candidates),
    filledBy: filledBy(numbers),
    filled: { stamps: new Float64Array(numbers.size + 1), latest: 0 },
  };
}

/** Leaves out what is written twice, "feel sick" and "feeling sick": the same words once their endings are gone. */
function unlike(phrases: readonly Parsed[]): Parsed[] {
  const names = new Map<Slot, number>();
  const nameOf = (slot: Slot): number => {
    const name = names.get(slot) ?? names.size;
    names.set(slot, name);
    return name;
  };
  const seen = new Set<string>();
  return phrases.filter(({ concept, parts, exclusive }) => {
    const said = parts.map((part) => part.map(nameOf).join(' ')).join('+');
    const key = `${concept} ${exclusive} ${said}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** How common the words of each slot are: in how many phrases they stand. */
function costsOf(phrases: readonly Parsed[]): ReadonlyMap<Slot, number> {
  const uses = new Map<Slot, number>();
  for (const { parts } of phrases) {
    for (const slot of parts.flat()) uses.set(slot, (uses.get(slot) ?? 0) + 1);
  }
  const words = new Map<string, number>();
  for (const [slot, count] of uses) {
    for (const word of slot) words.set(word, (words.get(word) ?? 0) + count);
  }
  const cost = (word: string): number => FILLER_COST.get(word) ?? words.get(word) ?? 0;
  return new Map(
    [...uses.keys()].map((slot) => [slot, [...slot].reduce((sum, word) => sum + cost(word), 0)]),
  );
}

/** Small words are everywhere in a text however rare in the lexicon. */
const FILLER_COST = new Map([...FILLERS].map((word) => [stem(word), 1e6]));

/** The phrase with its rarest slot as the anchor, and the part that holds it first. Numbers the slots it requires. */
function anchored(
  { concept, parts, exclusive }: Parsed,
  costs: ReadonlyMap<Slot, number>,
  numbers: Map<Slot, number>,
): Phrase {
  const cost = (slot: Slot): number => costs.get(slot) ?? 0;
  let place = { part: 0, anchor: 0 };
  let cheapest = Infinity;
  parts.forEach((slots, part) => {
    slots.forEach((slot, anchor) => {
      if (cost(slot) >= cheapest) return;
      cheapest = cost(slot);
      place = { part, anchor };
    });
  });
  const first = parts[place.part] ?? [];
  const rarest = first[place.anchor];
  const required = parts.flat().filter((slot) => slot !== rarest);
  return {
    concept,
    exclusive,
    parts: parts.length === 1 ? parts : [first, ...parts.filter((part) => part !== first)],
    anchor: place.anchor,
    required: required.toSorted((a, b) => cost(a) - cost(b)).map((slot) => numbered(slot, numbers)),
  };
}

function numbered(slot: Slot, numbers: Map<Slot, number>): number {
  const number = numbers.get(slot) ?? numbers.size + 1;
  numbers.set(slot, number);
  return number;
}

function filledBy(numbers: ReadonlyMap<Slot, number>): Map<string, number[]> {
  const filled = new Map<string, number[]>();
  for (const [slot, number] of numbers) {
    for (const word of slot) {
      const others = filled.get(word);
      if (others) others.push(number);
      else filled.set(word, [number]);
    }
  }
  return filled;
}
