/** A fixed row of numbers between 0 and 1 (linear congruential): the same on every machine. */
export function randomNumbers(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

/** About normal, with a spread of 1. */
export function bell(next: () => number): number {
  let sum = -6;
  for (let i = 0; i < 12; i += 1) sum += next();
  return sum;
}

export function shuffle(list: unknown[], next: () => number): void {
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = Math.floor(next() * (i + 1));
    [list[i], list[j]] = [list[j], list[i]];
  }
}
