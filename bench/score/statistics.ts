/** A share with its 95% interval (Wilson 1927), which stays honest for small counts and for 0 and 100%. */
export interface Share {
  hits: number;
  of: number;
}

const Z = 1.96;

export function interval({ hits, of }: Share): [number, number] {
  if (of === 0) return [0, 1];
  const p = hits / of;
  const centre = (p + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of);
  const half = (Z * Math.sqrt((p * (1 - p)) / of + Z ** 2 / (4 * of ** 2))) / (1 + Z ** 2 / of);
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}

export function show(share: Share): string {
  if (share.of === 0) return 'no cases';
  const percent = (value: number): string => (value * 100).toFixed(1);
  const [low, high] = interval(share);
  return `${percent(share.hits / share.of)}% (${percent(low)}-${percent(high)}), ${share.hits} of ${share.of}`;
}

export const count = <T>(cases: readonly T[], hit: (one: T) => boolean): Share => ({
  hits: cases.filter(hit).length,
  of: cases.length,
});

const BINS = 10;

/** Cases whose first condition was given about the same share: how many, the share stated, and how many were right. */
export interface Bin {
  of: number;
  /** Sum of the stated shares. */
  stated: number;
  right: number;
}

export interface Judged {
  confidence: number;
  right: boolean;
}

export function calibrationBins(judged: readonly Judged[]): Bin[] {
  const bins = Array.from({ length: BINS }, (): Bin => ({ of: 0, stated: 0, right: 0 }));
  for (const { confidence, right } of judged) {
    const bin = bins[Math.min(BINS - 1, Math.floor(confidence * BINS))];
    if (!bin) continue;
    bin.of += 1;
    bin.stated += confidence;
    bin.right += Number(right);
  }
  return bins;
}

/** Expected calibration error: how far the stated share is from the share that is right, on average over ten bins. */
export function calibrationError(bins: readonly Bin[]): number {
  const of = bins.reduce((sum, bin) => sum + bin.of, 0);
  return bins.reduce((sum, { stated, right }) => sum + Math.abs(stated - right), 0) / of;
}

const DRAWS = 400;

/** The error that so few cases show by chance alone, were every stated share exactly true. */
export function calibrationErrorByChance(judged: readonly Judged[]): number {
  const next = random(11);
  const errors = Array.from({ length: DRAWS }, () =>
    calibrationError(
      calibrationBins(
        judged.map(({ confidence }) => ({ confidence, right: next.next().value < confidence })),
      ),
    ),
  );
  return errors.reduce((sum, one) => sum + one, 0) / DRAWS;
}

/** From 0 to below 1, the same on every machine. */
export function* random(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}
