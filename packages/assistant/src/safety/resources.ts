import type { CrisisLevel, Resource } from '@yarrow/contract';
import type { CountryLine, CountryModel } from '@yarrow/engine';

/** What each kind of line is shown for, by the types of the indicators. */
const KINDS_FOR_TYPE: Readonly<Record<string, string>> = {
  abuse: 'abuse',
  sexual_abuse: 'abuse',
  controlling_behaviour: 'abuse',
  danger_of_being_killed: 'abuse',
  attack_now: 'abuse',
  child: 'child',
  child_abuse: 'child',
  child_in_danger: 'child',
  overdose: 'poison',
};

export interface Need {
  level: CrisisLevel;
  types: readonly string[];
  /** Somebody under 18 writes, or is written about. */
  child: boolean;
  veteran: boolean;
}

/**
 * The lines of one country that fit what was said, those closest to it first. A crisis line always, from `low`
 * up: nobody has to say the right word to be shown one. Nothing at level none.
 */
export function resourcesFor(country: CountryModel, need: Need): Resource[] {
  if (need.level === 'none') return [];
  const special = new Set(need.types.flatMap((type) => KINDS_FOR_TYPE[type] ?? []));
  if (need.child) special.add('child');
  if (need.veteran) special.add('veterans');
  const rankOf = (line: CountryLine): number =>
    line.for === 'poison' ? 2 : special.has(line.for) ? 0 : 1;
  return country.lines
    .filter((line) => special.has(line.for) || line.for === 'suicide' || line.for === 'general')
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((line) => present(line, country.code));
}

const present = (line: CountryLine, country: string | null): Resource => ({
  country,
  name: line.name,
  call: line.call,
  text: line.text,
  chat: line.chat,
  hours: line.hours,
  last_checked: line.lastChecked,
});
