import type { Indexed } from './index-phrases.ts';
import type { Token } from './token.ts';

/** Tokens of a stretch; no phrase reaches over more than the one before and the one after it. */
const STRETCH = 32;
const MOST_STRETCHES = 1e6;

/**
 * The slots that words near a token of a sentence fill, as marks by their number: a phrase that needs another need not
 * be looked for. Number 0 is always marked. The marks hold until the next call. Asked from left to right, it is linear
 * in the tokens.
 */
export function createSaidNear(
  tokens: readonly Token[],
  { filledBy, slots }: Pick<Indexed, 'filledBy' | 'slots'>,
): (at: number) => Uint8Array {
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
  const marks = new Uint8Array(slots + 1);
  let marked: string[] = [];
  let current = -1;
  const mark = (value: number): void => {
    for (const word of marked) for (const slot of filledBy.get(word) ?? []) marks[slot] = value;
  };
  return (at) => {
    const stretch = stretchOf(at, 0);
    if (stretch === current) return marks;
    current = stretch;
    mark(0);
    marked = byStretch.get(stretch) ?? [];
    mark(1);
    marks[0] = 1;
    return marks;
  };
}
