import type { Facts } from '../logic/expression.ts';

/** Somebody of whom nothing is known. */
export const NOTHING_KNOWN: Facts = {
  finding: () => 'unknown',
  allergy: () => 'unknown',
  taking: () => 'unknown',
  age: null,
  temperature: null,
  durationDays: null,
  intensity: null,
  weight: null,
  sex: null,
  pregnant: 'unknown',
  breastfeeding: 'unknown',
  distress: 'unknown',
};
