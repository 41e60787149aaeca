/** Nothing in medicine is quite certain: keeps a single answer within about six nats. */
const SURE = 0.997;
export const clamped = (p: number): number => Math.min(SURE, Math.max(1 - SURE, p));

/** Nats for a condition that shows a finding with `probability`, against people who ask about something else. */
export function logRatio(probability: number, background: number, present: boolean): number {
  const [p, q] = [clamped(probability), clamped(background)];
  return Math.log(present ? p / q : (1 - p) / (1 - q));
}
