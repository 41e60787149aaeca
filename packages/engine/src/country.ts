import type { CountryModel, KnowledgeModel } from './knowledge.ts';

/** The pack of a country, or that of the unknown country: another country's numbers are never shown as if right. */
export function countryOf(
  { countries }: Pick<KnowledgeModel, 'countries'>,
  code: string | undefined,
): CountryModel {
  const found =
    countries.find((country) => country.code !== null && country.code === code) ??
    countries.find((country) => country.code === null);
  if (!found) throw new Error('the knowledge has no pack for the unknown country');
  return found;
}

/** Fills the country's words into a text of the knowledge: {emergency}. */
export const localise = (text: string, country: CountryModel): string =>
  text.replaceAll('{emergency}', country.emergencyNumber);
