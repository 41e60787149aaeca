import type { CrisisLevel } from '@yarrow/contract';
import { SIDEWAYS_GRAVE } from './testing-sideways-grave.ts';
import { SIDEWAYS_LESSER } from './testing-sideways-lesser.ts';

/** Further messages, told more sideways than those of the first catalogue: what the weak cues are measured on. */
export const SIDEWAYS_CATALOGUE: Readonly<Record<CrisisLevel, readonly string[]>> = {
  ...SIDEWAYS_GRAVE,
  ...SIDEWAYS_LESSER,
};
