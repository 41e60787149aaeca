import type { Draft } from './draft.ts';

type Age = Pick<Draft['about'], 'ageYears' | 'ageMonths'>;

const whole = (text: string): number | null =>
  /^\d{1,3}$/.test(text.trim()) ? Number(text) : null;

/** Months count under two years of age, where they change what is safe. */
export const asksMonths = ({ ageYears }: Age): boolean => {
  const years = whole(ageYears);
  return years !== null && years < 2;
};

/** Years with fractions, or undefined where none was given or it makes no sense. */
export function ageOf(age: Age): number | undefined {
  const years = whole(age.ageYears);
  if (years === null || years > 120) return undefined;
  const months = asksMonths(age) ? (whole(age.ageMonths) ?? 0) : 0;
  // A newborn's "0" without months is no age of zero: it is not known yet.
  if (years === 0 && age.ageMonths.trim() === '') return undefined;
  return months > 11 ? undefined : Math.round((years + months / 12) * 1e4) / 1e4;
}

export function ageError(age: Age): string | null {
  const years = whole(age.ageYears);
  if (age.ageYears.trim() !== '' && (years === null || years > 120))
    return 'Please enter an age in whole years, from 0 to 120';
  const months = whole(age.ageMonths);
  if (asksMonths(age) && age.ageMonths.trim() !== '' && (months === null || months > 11))
    return 'Please enter months from 0 to 11';
  return null;
}

/** "27 years", "14 months": as it is said of a child. */
export function ageInWords(age: Age): string | null {
  const value = ageOf(age);
  if (value === undefined) return null;
  const months = Math.round(value * 12);
  if (value < 2) return months === 1 ? '1 month' : `${months} months`;
  return `${value} years`;
}
