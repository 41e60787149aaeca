import { resourcesFor, type Need } from '@yarrow/assistant/resources';
import type { Resource } from '@yarrow/contract';
import type { CountryModel } from '@yarrow/engine';
import { countryOf } from '@yarrow/engine/country';
import countriesUrl from '@yarrow/knowledge/countries.json?url';

export type { Need } from '@yarrow/assistant/resources';

/** What a page needs of a country. */
export interface CountryPack {
  emergencyNumber: string;
  /** Those that fit what was said come first. */
  linesFor: (need: Need) => Resource[];
}

/** A code that is not known has the pack of the unknown country. */
export type CountryPacks = (code: string | undefined) => CountryPack;

/** The packs the server has, served beside this very code. */
export async function loadCountryPacks(): Promise<CountryPacks> {
  const answer = await fetch(countriesUrl);
  if (!answer.ok) throw new Error(`the country packs could not be loaded (${answer.status})`);
  const countries = (await answer.json()) as CountryModel[];
  return (code) => {
    const country = countryOf({ countries }, code);
    return {
      emergencyNumber: country.emergencyNumber,
      linesFor: (need) => resourcesFor(country, need),
    };
  };
}
