/**
 * The number to dial when help cannot wait, before anything else is loaded. Only countries whose number is beyond
 * doubt; the knowledge's country packs say more. 112 reaches help from most mobile phones of the world.
 */
const NUMBERS: Record<string, string> = {
  US: '911',
  CA: '911',
  MX: '911',
  GB: '999',
  IE: '112',
  AU: '000',
  NZ: '111',
  IN: '112',
  SG: '995',
  MY: '999',
  HK: '999',
  ZA: '112',
};
const ELSEWHERE = '112';

/** The region of the browser's language: "en-GB" is GB. A language alone says nothing of a place. */
export function regionOf(languages: readonly string[]): string | undefined {
  for (const language of languages) {
    const region = language.split('-').find((part, index) => index > 0 && /^[A-Z]{2}$/.test(part));
    if (region) return region;
  }
  return undefined;
}

export const emergencyNumberIn = (region: string | undefined): string =>
  (region && NUMBERS[region]) || ELSEWHERE;
