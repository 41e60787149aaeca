import { AGE_BANDS, rank, type UrgencyLevel } from '@yarrow/engine';
import type { KnowledgeFiles } from '../read-files.ts';
import { frequencyValue } from '../schema/common.ts';
import type { ConditionFile } from '../schema/condition.ts';
import { AGE_GROUPS, type AgeGroup, type Lack } from './groups.ts';

/** The conditions behind one symptom in one age group, by urgency. */
export interface Cell {
  symptom: string;
  group: AgeGroup;
  counts: Record<UrgencyLevel, number>;
  /** One of them must not be missed. */
  serious: boolean;
}

/** From this share of the affected on, a symptom is one that people with the condition come with. */
const LISTED_FROM = 0.05;
/** Per 100,000 a year: below this a condition does not count as one of the age group; what must not be missed may be rare. */
const OCCURS_FROM = { common: 5, serious: 0.1 };

/** Every name of bench/cases/canonical-symptoms.txt that findings bear, for every age group. */
export function matrix({
  conditions,
  findings,
}: Pick<KnowledgeFiles, 'conditions' | 'findings'>): Cell[] {
  return [...byName(findings)].flatMap(([symptom, ids]) => {
    const listing = conditions.filter((one) =>
      ids.some((id) => frequencyValue(one.findings[id] ?? 0) >= LISTED_FROM),
    );
    return AGE_GROUPS.map((group): Cell => {
      const there = listing.filter((one) => occursIn(one, group));
      const counts = { low: 0, moderate: 0, high: 0, emergency: 0 };
      for (const { urgency } of there) counts[urgency.level] += 1;
      return { symptom, group, counts, serious: there.some(isSerious) };
    });
  });
}

function byName(findings: KnowledgeFiles['findings']): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { id, canonical } of findings) {
    if (canonical !== undefined) ids.set(canonical, [...(ids.get(canonical) ?? []), id]);
  }
  return ids;
}

export function lacksOf({ counts, serious }: Cell): Lack[] {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (total === 0) return ['any'];
  return [
    ...(counts.low === 0 ? (['self-limiting'] as const) : []),
    ...(serious ? [] : (['serious'] as const)),
  ];
}

/** Must not be missed, or wants help within a day. */
export const isSerious = (one: ConditionFile): boolean =>
  one.must_not_miss !== undefined || rank(one.urgency.level) >= rank('high');

const FROM: Record<AgeGroup, number> = {
  newborn: 0,
  infant: 1 / 12,
  child: 1,
  adult: 18,
  pregnant: 18,
  old: 65,
};
const BELOW: Record<AgeGroup, number> = {
  newborn: 1 / 12,
  infant: 1,
  child: 18,
  adult: 65,
  pregnant: 45,
  old: Infinity,
};

/** Often enough that who tells of it, of that age, may have it. */
export function occursIn(condition: ConditionFile, group: AgeGroup): boolean {
  const { incidence, findings } = condition;
  const least = isSerious(condition) ? OCCURS_FROM.serious : OCCURS_FROM.common;
  const { sex, per_100k_per_year: rates } = incidence;
  const factor = group === 'pregnant' ? sex.female : Math.max(sex.female, sex.male);
  if (group === 'pregnant' && frequencyValue(findings['pregnancy'] ?? 1) === 0) return false;
  return AGE_BANDS.some(
    ({ id, from }) => from >= FROM[group] && from < BELOW[group] && rates[id] * factor >= least,
  );
}
