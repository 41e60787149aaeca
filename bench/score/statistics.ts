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

/** Expected calibration error: how far the stated share is from the share that is right, on average over ten bins. */
export function calibrationError(
  judged: readonly { confidence: number; right: boolean }[],
): number {
  const bins = Array.from({ length: BINS }, () => ({ stated: 0, right: 0 }));
  for (const { confidence, right } of judged) {
    const bin = bins[Math.min(BINS - 1, Math.floor(confidence * BINS))];
    if (!bin) continue;
    bin.stated += confidence;
    bin.right += Number(right);
  }
  return bins.reduce((sum, { stated, right }) => sum + Math.abs(stated - right), 0) / judged.length;
}
