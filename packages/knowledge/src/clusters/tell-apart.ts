import { AGE_BANDS, type UrgencyLevel } from '@yarrow/engine';
import { isSerious, occursIn } from '../coverage/matrix.ts';
import type { KnowledgeFiles } from '../read-files.ts';
import { frequencyValue } from '../schema/common.ts';
import type { ConditionFile } from '../schema/condition.ts';
import type { FindingFile } from '../schema/finding.ts';
import type { Cluster } from '../schema/lint-data.ts';

/** A finding that is this much commoner (or rarer) in one condition than among those it is taken for. */
export interface Sign {
  name: string;
  /** Of those with the condition, 0 to 1. */
  share: number;
  /** The mean of the shares of the others. */
  others: number;
}

export interface Member {
  name: string;
  urgency: UrgencyLevel;
  speaksFor: Sign[];
  speaksAgainst: Sign[];
}

/** From this share of the affected on, a condition shows a finding. */
const SHOWN_FROM = 0.25;
/** The commonest of a cluster, and of what must not be missed in it. */
const MOST = 12;
/** A finding speaks for a condition that is so many times commoner in it, and against one where it is as much rarer. */
const TELLING = 2.5;
const COMMON = 0.15;
const MOST_SIGNS = 5;

/** The conditions of a cluster, the commonest first, with what tells each from the others. Shares, not odds. */
export function tellApart(
  cluster: Cluster,
  files: Pick<KnowledgeFiles, 'conditions' | 'findings'>,
): Member[] {
  const findings = new Map(files.findings.map((one) => [one.id, one]));
  const members = membersOf(cluster, files.conditions, findings);
  const asked = new Set(members.flatMap((one) => Object.keys(one.findings)));
  return members.map((member) => {
    const { name, urgency } = member;
    const others = members.filter((one) => one !== member);
    const signs = [...asked].map((id): Sign => {
      const among = others.map((one) => shareIn(one, id, findings));
      return {
        name: findings.get(id)?.name ?? id,
        share: shareIn(member, id, findings),
        others: among.reduce((sum, share) => sum + share, 0) / Math.max(1, among.length),
      };
    });
    return {
      name,
      urgency: urgency.level,
      speaksFor: mostTelling(
        signs.filter(({ share, others: o }) => share >= Math.max(COMMON, TELLING * o)),
      ),
      speaksAgainst: mostTelling(
        signs.filter(({ share, others: o }) => o >= COMMON && share * TELLING <= o),
      ),
    };
  });
}

/** By how often the question would be answered otherwise in the others. */
const mostTelling = (signs: readonly Sign[]): Sign[] =>
  signs
    .toSorted((a, b) => Math.abs(b.share - b.others) - Math.abs(a.share - a.others))
    .slice(0, MOST_SIGNS);

type Findings = ReadonlyMap<string, FindingFile>;

function membersOf(
  { shows, with: and, group }: Cluster,
  conditions: readonly ConditionFile[],
  findings: Findings,
): ConditionFile[] {
  const shown = (one: ConditionFile, id: string): number => shareIn(one, id, findings);
  const weight = (one: ConditionFile): number =>
    perYear(one) * Math.max(...shows.map((id) => shown(one, id)));
  const all = conditions
    .filter((one) => occursIn(one, group))
    .filter((one) => shows.some((id) => shown(one, id) >= SHOWN_FROM))
    .filter((one) => and.every((id) => shown(one, id) >= SHOWN_FROM))
    .toSorted((a, b) => weight(b) - weight(a));
  const grave = all.filter(isSerious).slice(0, MOST);
  return all.filter((one, place) => place < MOST || grave.includes(one));
}

const perYear = ({ incidence }: ConditionFile): number =>
  AGE_BANDS.reduce((sum, { id }) => sum + incidence.per_100k_per_year[id], 0);

/** Of all with the condition. What it does not list is as common in it as in other people. */
function shareIn(condition: ConditionFile, id: string, findings: Findings): number {
  const { refines, background = 0 } = findings.get(id) ?? {};
  const frequency = condition.findings[id];
  const share = frequency === undefined ? background : frequencyValue(frequency);
  return share * (refines === undefined ? 1 : shareIn(condition, refines, findings));
}
