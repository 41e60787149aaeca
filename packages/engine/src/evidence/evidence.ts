import type { Truth } from '../logic/three-valued.ts';
import type { Knowledge } from '../prepare.ts';
import type { Observation } from './observation.ts';

/** What is known of every finding, after what follows from what was said. */
export interface Evidence {
  /** By finding index; whatever is missing is not known. */
  known: Map<number, 'present' | 'absent'>;
  /** Findings that bear on the differential: said themselves, or refined by one that was said. */
  counted: number[];
}

/**
 * Settles contradictions and closes under implication: what is present implies upwards, what is absent denies
 * downwards. An answer to a direct question overrules a choice, a choice overrules text, present overrules absent.
 */
export function settle(observations: readonly Observation[], knowledge: Knowledge): Evidence {
  const said = strongest(observations);
  const known = new Map<number, 'present' | 'absent'>();
  const counted = new Set<number>();
  for (const [finding, status] of said) {
    if (status !== 'absent') continue;
    known.set(finding, 'absent');
    counted.add(finding);
    for (const child of knowledge.impliedBy[finding] ?? []) known.set(child, 'absent');
  }
  for (const [finding, status] of said) {
    if (status !== 'present') continue;
    known.set(finding, 'present');
    counted.add(finding);
    for (const parent of knowledge.implied[finding] ?? []) known.set(parent, 'present');
    for (const refined of ancestors(finding, knowledge)) counted.add(refined);
  }
  return { known, counted: [...counted].filter((finding) => bears(finding, known, knowledge)) };
}

/** A refinement bears on anything only where what it refines is present. */
function bears(finding: number, known: Evidence['known'], knowledge: Knowledge): boolean {
  const parent = knowledge.parent[finding] ?? -1;
  return parent < 0 || known.get(parent) === 'present';
}

function ancestors(finding: number, knowledge: Knowledge): number[] {
  const up = knowledge.parent[finding] ?? -1;
  return up < 0 ? [] : [up, ...ancestors(up, knowledge)];
}

const STRENGTH = { text: 0, answer: 1, question: 2 } as const;

function strongest(observations: readonly Observation[]): Map<number, Observation['status']> {
  const best = new Map<number, Observation>();
  for (const one of observations) {
    const other = best.get(one.finding);
    if (!other || outranks(one, other)) best.set(one.finding, one);
  }
  return new Map([...best].map(([finding, one]) => [finding, one.status]));
}

const RANK = { present: 2, absent: 1, uncertain: 0 } as const;

/** A total order that does not depend on the order of telling. */
function outranks(one: Observation, other: Observation): boolean {
  return STRENGTH[one.from] === STRENGTH[other.from]
    ? RANK[one.status] > RANK[other.status]
    : STRENGTH[one.from] > STRENGTH[other.from];
}

export function truthOf(finding: number, evidence: Evidence): Truth {
  const status = evidence.known.get(finding);
  return status === undefined ? 'unknown' : status === 'present' ? 'yes' : 'no';
}
