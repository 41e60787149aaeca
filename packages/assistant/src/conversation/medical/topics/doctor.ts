import type { Talk } from '../talk.ts';

/** "a GP", "an ER": as the country calls it. */
export const withArticle = (word: string): string =>
  `${/^[AEIOU](?![A-Z])|^A&E|^ER\b/u.test(word) || /^[aeiou]/u.test(word) ? 'an' : 'a'} ${word}`;

export const aDoctor = ({ country }: Talk): string => withArticle(country.words.doctor);

/** The number to dial, said to be a guess where the country is not known. */
export const emergencyNumber = ({ country }: Talk): string =>
  country.code === null
    ? `${country.emergencyNumber} (or your local emergency number)`
    : country.emergencyNumber;
