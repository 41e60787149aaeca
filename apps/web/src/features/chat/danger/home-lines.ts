import type { CountryPack } from '../../../lib/country-pack.ts';
import type { Danger } from './danger.ts';

/**
 * The danger with the lines of the person's country, as this browser knows them: until the server has named those that
 * fit best, and for whoever asks for help without having said a word.
 */
export function withHomeLines(danger: Danger, pack: CountryPack | undefined): Danger {
  if (danger.resources.length > 0 || !pack) return danger;
  const level = danger.level === 'none' ? 'low' : danger.level;
  const need = { level, types: danger.types, child: false, veteran: false };
  return { ...danger, resources: pack.linesFor(need) };
}
