import type { Token } from './token.ts';

/** Tokens of a stretch; no phrase reaches over more than the one before and the one after it. */
const STRETCH = 32;
const MOST_STRETCHES = 1e6;

/** Which slots are filled near the token at hand: those that carry the latest stamp, and number 0. */
export interface Filled {
  stamps: Float64Array;
  latest: number;
}

/**
 * Says which slots the words near a token of a sentence fill: a phrase that needs another need not be looked for.
 * What it gives holds until it is asked again. Asked from left to right, it is linear in the tokens.
 */
export function createSaidNear(
  tokens: readonly Token[],
  filledBy: ReadonlyMap<string, readonly number[]>,
  filled: Filled,
): (at: number) => Filled {
  const byStretch = new Map<number, string[]>();
  const stretchOf = (at: number, aside: number): number =>
    (tokens[at]?.sentence ?? 0) * MOST_STRETCHES + Math.floor(at / STRETCH) + aside;
  tokens.forEach(({ stem }, at) => {
    for (const aside of [-1, 0, 1]) {
      const stretch = stretchOf(at, aside);
      const near = byStretch.get(stretch);
      if (near) near.push(stem);
      else byStretch.set(stretch, [stem]);
    }
  });
  let current = -1;
  return (at) => {
    const stretch = stretchOf(at, 0);
    if (stretch === current) return filled;
    current = stretch;
    filled.latest += 1;
    filled.stamps[0] = filled.latest;
    for (const word of byStretch.get(stretch) ?? [])
      for (const slot of filledBy.get(word) ?? []) filled.stamps[slot] = filled.latest;
    return filled;
  };
}
