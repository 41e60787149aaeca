import type { CaseInput } from './case.ts';
import { AGE_BANDS } from './knowledge.ts';

/**
 * Share of each age band among people who ask for help, for averaging where the age is not known. Shaped after
 * consultation rates of general practice (more for the very young and the old) times a European population pyramid.
 */
const BAND_SHARES = [0.005, 0.025, 0.06, 0.07, 0.06, 0.13, 0.19, 0.27, 0.14, 0.05];

/** Index into AGE_BANDS. */
export const bandOf = (age: number): number =>
  AGE_BANDS.findIndex((band) => age >= band.from && age < band.to);

/** Years. Of a small child a text says it more exactly than a form in whole years: five months, and not 0. */
export const ageOf = (told: number | undefined, read: number | null): number | null =>
  read !== null && (told === undefined || Math.floor(read) === told) ? read : (told ?? null);

export interface PersonProfile {
  band: number;
  sex: 'female' | 'male';
  weight: number;
}

/** Everyone this person may be, given what is known of age and sex; weights sum to 1. */
export function profiles(age: number | null, sex: 'female' | 'male' | null): PersonProfile[] {
  const bands =
    age === null
      ? BAND_SHARES.map((share, band) => ({ band, share }))
      : [{ band: bandOf(age), share: 1 }];
  const sexes = sex === null ? (['female', 'male'] as const) : [sex];
  return bands.flatMap(({ band, share }) =>
    sexes.map((one) => ({ band, sex: one, weight: share / sexes.length })),
  );
}

export const sexOf = (input: CaseInput): 'female' | 'male' | null =>
  input.gender === 'female' || input.gender === 'male' ? input.gender : null;
