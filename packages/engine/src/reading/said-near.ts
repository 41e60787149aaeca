import type { Token } from './token.ts';

/** Tokens of a stretch; no phrase reaches over more than the one before and the one after it. */
const STRETCH = 32;
const MOST_STRETCHES = 1e6;

/**
 * The words near a token of a sentence, as marks by their number: a phrase that needs another need not be looked for.
 * Number 0 is always marked. The marks hold until the next call. Asked from left to right, it is linear in the tokens.
 */
export function createSaidNear(
  tokens: readonly Token[],
  numberOf: ReadonlyMap<string, number>,
): (at: number) => Uint8Array {
  const numbers = tokens.map(({ stem }) => numberOf.get(stem) ?? 0);
  const byStretch = new Map<number, number[]>();
  const stretchOf = (at: number, aside: number): number =>
    (tokens[at]?.sentence ?? 0) * MOST_STRETCHES + Math.floor(at / STRETCH) + aside;
  numbers.forEach((number, at) => {
    for (const aside of [-1, 0, 1]) {
      const stretch = stretchOf(at, aside);
      const near = byStretch.get(stretch);
      if (near) near.push(number);
      else byStretch.set(stretch, [number]);
    }
  });
  const marks = new Uint8Array(numberOf.size + 1);
  let marked: number[] = [];
  let current = -1;
  return (at) => {
    const stretch = stretchOf(at, 0);
    if (stretch === current) return marks;
    current = stretch;
    for (const number of marked) marks[number] = 0;
    marked = byStretch.get(stretch) ?? [];
    for (const number of marked) marks[number] = 1;
    marks[0] = 1;
    return marks;
  };
}
