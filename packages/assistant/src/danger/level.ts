import type { CrisisLevel } from '@yarrow/contract';

const ORDER: readonly CrisisLevel[] = ['none', 'low', 'medium', 'high', 'immediate'];

export const crisisRank = (level: CrisisLevel): number => ORDER.indexOf(level);

/** The only way two crisis levels are joined: upwards. */
export const higherCrisis = (a: CrisisLevel, b: CrisisLevel): CrisisLevel =>
  crisisRank(a) >= crisisRank(b) ? a : b;
