import type { Knowledge } from '../prepare.ts';
import type { Observation } from './observation.ts';

/** What is known of every finding, after what follows from what was said. */
export interface Evidence {
  /** By finding index; whatever is missing is not known. */
  known: Map<number, 'present' | 'absent'>;
  /** Findings that bear on the differential: said themselves, or refined by one that was said. */
  counted: number[];
  /** Not known, but written with a "maybe", and what would follow. */
  suspected: ReadonlySet<number>;
  /** Questions that were answered with "I don't know". */
  unsure: ReadonlySet<number>;
  /** Those of them that were not told otherwise: what was read and then struck out is no such answer. */
  couldNotSay: ReadonlySet<number>;
}

/**
 * Settles contradictions and closes under implication: what is present implies upwards and rules out what it excludes,
 * what is absent denies downwards. An answer to a direct question overrules a choice, a choice overrules text, present
 * overrules absent, also where it is implied.
 */
export function settle(observations: readonly Observation[], knowledge: Knowledge): Evidence {
  const said = [...strongest(observations)];
  const known = new Map<number, 'present' | 'absent'>();
  const counted = new Set<number>();
  const withStatus = (wanted: Observation['status']): number[] =>
    said.flatMap(([finding, { status }]) => (status === wanted ? [finding] : []));
  const withUpward = (finding: number): number[] => [
    finding,
    ...(knowledge.implied[finding] ?? []),
  ];
  for (const finding of withStatus('present')) {
    for (const follows of withUpward(finding)) known.set(follows, 'present');
    for (const refined of [finding, ...ancestors(finding, knowledge)]) counted.add(refined);
  }
  const deny = (finding: number): void => {
    for (const denied of [finding, ...(knowledge.impliedBy[finding] ?? [])])
      known.set(denied, 'absent');
  };
  const excluded = [...known.keys()].flatMap((finding) => knowledge.excluded[finding] ?? []);
  for (const finding of excluded) if (known.get(finding) !== 'present') deny(finding);
  for (const finding of withStatus('absent')) {
    if (known.get(finding) === 'present') continue;
    deny(finding);
    counted.add(finding);
  }
  const maybe = said.filter(([, one]) => one.status === 'uncertain');
  const suspected = maybe
    .filter(([, one]) => one.from !== 'question')
    .flatMap(([one]) => withUpward(one));
  const unsure = maybe.flatMap(([finding, one]) => (one.from === 'question' ? [finding] : []));
  const told = new Set(
    observations.flatMap(({ finding, from }) => (from === 'question' ? [] : [finding])),
  );
  return {
    known,
    counted: [...counted].filter((finding) => bears(finding, known, knowledge)),
    suspected: new Set(suspected.filter((finding) => !known.has(finding))),
    unsure: new Set(unsure),
    couldNotSay: new Set(unsure.filter((finding) => !told.has(finding))),
  };
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

function strongest(observations: readonly Observation[]): Map<number, Observation> {
  const best = new Map<number, Observation>();
  for (const one of observations) {
    const other = best.get(one.finding);
    if (!other || outranks(one, other)) best.set(one.finding, one);
  }
  return best;
}

const RANK = { present: 2, absent: 1, uncertain: 0 } as const;

/** A total order that does not depend on the order of telling. */
function outranks(one: Observation, other: Observation): boolean {
  return STRENGTH[one.from] === STRENGTH[other.from]
    ? RANK[one.status] > RANK[other.status]
    : STRENGTH[one.from] > STRENGTH[other.from];
}
