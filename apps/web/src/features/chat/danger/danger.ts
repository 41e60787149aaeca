import type { CrisisLevel, Resource, Safety } from '@yarrow/contract';

/** How a session stands, as far as this page knows: from its own reading and from the server's. Only ever grows. */
export interface Danger {
  level: CrisisLevel;
  /** A medical emergency. */
  emergency: boolean;
  /** What kinds of danger were spoken of. */
  types: readonly string[];
  resources: readonly Resource[];
  /** There was a crisis within the last day: the help stays on screen. */
  carryOver: boolean;
}

export const SAFE: Danger = {
  level: 'none',
  emergency: false,
  types: [],
  resources: [],
  carryOver: false,
};

// The contract's own list comes with its schemas, which are loaded later than this.
const ORDER: readonly CrisisLevel[] = ['none', 'low', 'medium', 'high', 'immediate'];
export const rankOf = (level: CrisisLevel): number => ORDER.indexOf(level);

export const fromSafety = (safety: Safety): Danger => ({
  level: safety.level,
  emergency: safety.emergency,
  types: safety.indicators.map(({ type }) => type),
  resources: safety.resources,
  carryOver: safety.carry_over,
});

/** Never lower than either. The newer resources are the ones that fit the newest words, and come first. */
export function raise(known: Danger, more: Danger): Danger {
  const resources = [...more.resources, ...known.resources];
  return {
    level: rankOf(more.level) > rankOf(known.level) ? more.level : known.level,
    emergency: known.emergency || more.emergency,
    types: [...new Set([...known.types, ...more.types])],
    resources: resources.filter(
      (one, i) =>
        resources.findIndex((other) => other.name === one.name && other.country === one.country) ===
        i,
    ),
    carryOver: known.carryOver || more.carryOver,
  };
}

/** Calling may be overheard, and the page may have to vanish. */
const BY_ANOTHER = new Set([
  'abuse',
  'sexual_abuse',
  'controlling_behaviour',
  'danger_of_being_killed',
  'attack_now',
  'child_abuse',
  'child_in_danger',
]);
export const isAbuse = ({ types }: Danger): boolean => types.some((type) => BY_ANOTHER.has(type));

/** Whether help is on screen, not only a link to it. */
export const showsHelp = ({ level, emergency, carryOver }: Danger): boolean =>
  level !== 'none' || emergency || carryOver;
