import { dot, shareOfWord } from '../../../packages/assistant/src/danger/model/meaning/net.ts';
import { rowsOf } from '../../../packages/assistant/src/danger/model/meaning/packed.ts';
import { DIMS } from '../../../packages/assistant/src/danger/model/meaning/read-vectors.ts';
import { bell, randomNumbers, shuffle } from '../../learning/random.ts';
import { learnt } from './adam.ts';
import type { NetLesson } from './net-lesson.ts';

const PASSES = 12;
const BATCH = 64;
const RATE = 0.002;
/** The last passes go slower. */
const SLOW_FROM = 7;
const SLOWER = 0.3;
/** Shares of the words and of the traits that are left out at random, so that none is relied on alone. */
const WORDS_LEFT_OUT = 0.1;
const TRAITS_LEFT_OUT = 0.4;
export const TRAITS = 64;
const WINDOW = 3 * DIMS;

export type TrainedNet = ReturnType<typeof trainNet>['net'];

/**
 * Learns a network (meaning/net.ts) by descent on the gravest passage of every message, for all questions at once. The
 * vectors of the words stay as they are: a word never learnt from is read like its neighbours. Deterministic.
 */
export function trainNet(lessons: readonly NetLesson[], concepts: number, questions: number) {
  const next = randomNumbers(7);
  const random = (length: number, spread: number): Float32Array =>
    Float32Array.from({ length }, () => bell(next) * spread);
  const net = {
    windows: learnt(random(TRAITS * WINDOW, Math.sqrt(2 / WINDOW))),
    bias: learnt(new Float32Array(TRAITS)),
    concepts: learnt(new Float32Array(concepts * DIMS)),
    traits: learnt(random(questions * TRAITS, 0.1)),
    words: learnt(new Float32Array(questions * DIMS)),
    start: learnt(new Float32Array(questions).fill(-1)),
  };
  const windowRows = rowsOf(net.windows.values, WINDOW);
  const all = Object.values(net);
  const order = lessons.filter(({ passages }) => passages.length > 0);
  for (let pass = 0; pass < PASSES; pass += 1) {
    shuffle(order, next);
    const rate = RATE * (pass < SLOW_FROM ? 1 : SLOWER);
    order.forEach((lesson, nth) => {
      teach(lesson);
      if (nth % BATCH === BATCH - 1 || nth === order.length - 1) {
        for (const one of all) {
          one.slopes.forEach((slope, i) => (one.slopes[i] = slope / BATCH));
          one.step(rate);
        }
      }
    });
  }
  return { net };

  function teach(lesson: NetLesson): void {
    const { bounds, passages, answers, weights, said } = lesson;
    const count = said.length;
    const leftOut = said.map(() => next() < WORDS_LEFT_OUT);
    const kept = Float32Array.from({ length: TRAITS }, () =>
      next() < TRAITS_LEFT_OUT ? 0 : 1 / (1 - TRAITS_LEFT_OUT),
    );
    const input = withConcepts(lesson, leftOut);
    const strongest = clauseTraits(input, bounds);
    const sums = runningSums(input, count);
    const shown = passages.map(([first, last]) => greatestOf(strongest.value, first, last));
    const inputSlopes = new Float32Array(input.length);
    const hits = new Map<number, number>();
    answers.forEach((answer, q) => {
      if (answer === null) return;
      const row = net.traits.values.subarray(q * TRAITS, (q + 1) * TRAITS);
      const across = net.words.values.subarray(q * DIMS, (q + 1) * DIMS);
      let [best, score] = [0, -Infinity];
      passages.forEach(([first, last], nth) => {
        const [from, to] = [bounds[first]!, bounds[last + 1]!];
        let value = net.start.values[q]! + between(sums, across, from, to) * shareOfWord(to - from);
        const traits = shown[nth]!;
        for (let t = 0; t < TRAITS; t += 1) value += row[t]! * traits[t]! * kept[t]!;
        if (value > score) [best, score] = [nth, value];
      });
      const error = (1 / (1 + Math.exp(-score)) - answer) * weights[q]!;
      const [first, last] = passages[best]!;
      const traits = shown[best]!;
      net.start.slopes[q]! += error;
      for (let t = 0; t < TRAITS; t += 1) {
        if (kept[t] === 0) continue;
        net.traits.slopes[q * TRAITS + t]! += error * traits[t]! * kept[t]!;
        if (traits[t]! <= 0) continue;
        let clause = first;
        while (clause < last && strongest.value[clause * TRAITS + t]! < traits[t]!) clause += 1;
        const key = strongest.at[clause * TRAITS + t]! * TRAITS + t;
        hits.set(key, (hits.get(key) ?? 0) + error * row[t]! * kept[t]!);
      }
      const [from, to] = [bounds[first]!, bounds[last + 1]!];
      const share = shareOfWord(to - from) * error;
      for (let i = 0; i < DIMS; i += 1) {
        net.words.slopes[q * DIMS + i]! += share * (sums[to * DIMS + i]! - sums[from * DIMS + i]!);
        for (let at = from; at < to; at += 1) inputSlopes[at * DIMS + i]! += share * across[i]!;
      }
    });
    for (const [key, slope] of hits) backFrom(Math.floor(key / TRAITS), key % TRAITS, slope);
    said.forEach((names, at) => {
      if (leftOut[at]) return;
      for (const name of names) {
        for (let i = 0; i < DIMS; i += 1)
          net.concepts.slopes[name * DIMS + i]! += inputSlopes[at * DIMS + i]!;
      }
    });

    /** From a trait at a word to the window around it, and to what those words were taken in as. */
    function backFrom(at: number, trait: number, slope: number): void {
      net.bias.slopes[trait]! += slope;
      const clause = bounds.findLastIndex((begin) => begin <= at);
      const [from, to] = [bounds[clause]!, bounds[clause + 1] ?? count];
      for (let place = 0; place < 3; place += 1) {
        const word = at + place - 1;
        if (word < from || word >= to) continue;
        const weight = trait * WINDOW + place * DIMS;
        for (let i = 0; i < DIMS; i += 1) {
          net.windows.slopes[weight + i]! += slope * input[word * DIMS + i]!;
          inputSlopes[word * DIMS + i]! += slope * net.windows.values[weight + i]!;
        }
      }
    }
  }

  function withConcepts({ vectors, said }: NetLesson, leftOut: readonly boolean[]): Float32Array {
    const input = vectors.slice();
    said.forEach((names, at) => {
      const word = input.subarray(at * DIMS, (at + 1) * DIMS);
      if (leftOut[at]) word.fill(0);
      else for (const name of names) addTo(word, net.concepts.values, name * DIMS);
    });
    return input;
  }

  /** Each trait of each clause at its strongest, and the word it is strongest at. */
  function clauseTraits(input: Float32Array, bounds: readonly number[]) {
    const clauses = bounds.length - 1;
    const value = new Float32Array(clauses * TRAITS);
    const at = new Int32Array(clauses * TRAITS);
    const window = new Float32Array(WINDOW);
    for (let clause = 0; clause < clauses; clause += 1) {
      const [from, to] = [bounds[clause]!, bounds[clause + 1]!];
      for (let word = from; word < to; word += 1) {
        for (let place = 0; place < 3; place += 1) {
          const near = word + place - 1;
          const into = window.subarray(place * DIMS, (place + 1) * DIMS);
          if (near < from || near >= to) into.fill(0);
          else into.set(input.subarray(near * DIMS, (near + 1) * DIMS));
        }
        for (let t = 0; t < TRAITS; t += 1) {
          const strength = net.bias.values[t]! + dot(windowRows[t]!, window);
          const slot = clause * TRAITS + t;
          if (strength > value[slot]!) [value[slot], at[slot]] = [strength, word];
        }
      }
    }
    return { value, at };
  }
}

function greatestOf(strongest: Float32Array, first: number, last: number): Float32Array {
  const most = strongest.slice(first * TRAITS, (first + 1) * TRAITS);
  for (let clause = first + 1; clause <= last; clause += 1) {
    for (let t = 0; t < TRAITS; t += 1)
      most[t] = Math.max(most[t]!, strongest[clause * TRAITS + t]!);
  }
  return most;
}

/** Up to each word, the sum of those before it. */
function runningSums(input: Float32Array, count: number): Float32Array {
  const sums = new Float32Array((count + 1) * DIMS);
  for (let i = 0; i < count * DIMS; i += 1) sums[i + DIMS] = sums[i]! + input[i]!;
  return sums;
}

function between(sums: Float32Array, across: Float32Array, from: number, to: number): number {
  let sum = 0;
  for (let i = 0; i < DIMS; i += 1)
    sum += across[i]! * (sums[to * DIMS + i]! - sums[from * DIMS + i]!);
  return sum;
}

function addTo(word: Float32Array, values: Float32Array, offset: number): void {
  for (let i = 0; i < word.length; i += 1) word[i]! += values[offset + i]!;
}
