import { CRISIS_LEVELS, type CrisisLevel } from '@yarrow/contract';
import { half, load } from '../score/cases.ts';

export interface CrisisCase {
  id: string;
  text: string;
  risk_level: CrisisLevel;
  suicidal_ideation?: boolean;
}

/** Case numbers of own-crisis.json at which the writing began anew, in other voices. */
const BEGINNINGS = [1, 837, 1245, 1845];

/** Who wrote it, as far as the styles of the cases differ. */
export function authorOf({ id }: CrisisCase): string {
  if (!id.startsWith('o')) return 'crisis.json';
  const number = Number(id.slice(1));
  return `own from ${BEGINNINGS.findLast((first) => first <= number) ?? 1}`;
}

export const rankOf = (level: CrisisLevel): number => CRISIS_LEVELS.indexOf(level);

/** What the detector may learn from: our own corpus and the even ids of crisis.json, never its odd ids. */
export const learnable = (): CrisisCase[] => [
  ...load<CrisisCase>('own-crisis'),
  ...half(load<CrisisCase>('crisis'), 'even'),
];

/** In the order in which each group first comes. */
export function groupBy<T>(list: readonly T[], nameOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const name = nameOf(one);
    const alike = groups.get(name);
    if (alike) alike.push(one);
    else groups.set(name, [one]);
  }
  return groups;
}
