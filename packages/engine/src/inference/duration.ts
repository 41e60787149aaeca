/** When it began, as days before now: somewhere in [from, to). */
export type DurationRange = readonly [from: number, to: number];

/** Share of a normal distribution left of its 90th percentile's z. */
const Z90 = 1.2816;
/** Nobody's illness keeps so exactly to its usual time that a day decides. */
const SMALLEST_SD = 0.5;
/** A length in days on a log-normal scale: mean and standard deviation of its log. */
export interface LogNormal {
  mean: number;
  sd: number;
}

/** From the central 80%, in days. */
export function logNormal([low, high]: readonly [number, number]): LogNormal {
  const sd = (Math.log(high) - Math.log(low)) / 2 / Z90;
  return { mean: (Math.log(low) + Math.log(high)) / 2, sd: Math.max(SMALLEST_SD, sd) };
}

/** What people ask about lasts between an hour or two and a year. */
const BACKGROUND = logNormal([0.1, 200]);
const BOUNDS = { against: -3, for: 2 };
/** A stated length is a rough one. */
const ROUGH = 1.5;

export const around = (days: number): DurationRange => [days / ROUGH, days * ROUGH];

/** Nats for or against a condition that usually lasts so long. */
export type DurationWeight = (usual: LogNormal) => number;

export function durationWeight([from, to]: DurationRange): DurationWeight {
  const stated = { from: logOf(from), to: logOf(to) };
  const background = mass(stated, BACKGROUND) + 1e-6;
  return (usual) =>
    Math.min(
      BOUNDS.for,
      Math.max(BOUNDS.against, Math.log((mass(stated, usual) + 1e-6) / background)),
    );
}

const logOf = (days: number): number => (days <= 0 ? -Infinity : Math.log(days));

/** Share of those whose log of days lies between the two. */
const mass = ({ from, to }: { from: number; to: number }, usual: LogNormal): number =>
  below(to, usual) - below(from, usual);

const below = (log: number, { mean, sd }: LogNormal): number =>
  log === -Infinity ? 0 : normalCdf((log - mean) / sd);

/** Abramowitz and Stegun 26.2.17; error below 7.5e-8. */
function normalCdf(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const poly =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
  return z >= 0 ? 1 - tail : tail;
}
