/* How well somebody who measures answers can tell two kinds of them apart. */

export interface Comparison {
  /** Milliseconds, in order. */
  one: number[];
  other: number[];
  /** The chance that an answer of one kind took longer than one of the other: 0.5 when time tells nothing. */
  chance: number;
}

/** Tries both kinds in turn, so that a machine that slows down slows both. */
export async function compareTimes(
  tries: number,
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<Comparison> {
  const times: [number[], number[]] = [[], []];
  for (let i = 0; i < tries; i += 1) {
    const order = i % 2 === 0 ? [0, 1] : [1, 0];
    for (const which of order) {
      const started = performance.now();
      await (which === 0 ? one() : other());
      times[which]?.push(performance.now() - started);
    }
  }
  const [a, b] = times.map((list) => list.toSorted((x, y) => x - y)) as [number[], number[]];
  return { one: a, other: b, chance: chanceOfLonger(a, b) };
}

export function chanceOfLonger(one: readonly number[], other: readonly number[]): number {
  let longer = 0;
  for (const x of one) for (const y of other) longer += x > y ? 1 : x === y ? 0.5 : 0;
  return longer / (one.length * other.length);
}

export const quantile = (ordered: readonly number[], share: number): number =>
  ordered[Math.min(ordered.length - 1, Math.floor(share * ordered.length))] ?? Number.NaN;
