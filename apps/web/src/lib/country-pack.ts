import { useSyncExternalStore } from 'react';
import { emergencyNumberIn, regionOf } from './emergency-number.ts';
import type { CountryPack, CountryPacks } from './engine/country-packs.ts';

export type { CountryPack, Need } from './engine/country-packs.ts';

let packs: CountryPacks | undefined;
let loading: Promise<void> | undefined;
const waiting = new Set<() => void>();

async function load(): Promise<void> {
  try {
    const { loadCountryPacks } = await import('./engine/country-packs.ts');
    packs = await loadCountryPacks();
    for (const one of waiting) one();
  } catch {
    loading = undefined; // the next page to ask tries again
  }
}

function subscribe(changed: () => void): () => void {
  waiting.add(changed);
  loading ??= load();
  return () => waiting.delete(changed);
}

/** What is known of a country, by default the browser's. Undefined until it is loaded, and where it cannot be. */
export const useCountryPack = (code = regionOf(navigator.languages)): CountryPack | undefined =>
  useSyncExternalStore(subscribe, () => packs)?.(code);

/** The number to dial when help cannot wait: there at once, and surer when the country's pack is. */
export const useEmergencyNumber = (code = regionOf(navigator.languages)): string =>
  useCountryPack(code)?.emergencyNumber ?? emergencyNumberIn(code);
