import type { KnowledgeModel } from '../knowledge.ts';
import { rank } from '../urgency/levels.ts';
import { logNormal, type LogNormal } from './duration.ts';
import { logRatio } from './log-ratio.ts';
import { priorTables, type PriorTables } from './prior.ts';
import { wordingTable, type WordingTable } from './wording.ts';
import { unmentionedTables, type UnmentionedTables } from './unmentioned.ts';

/** What the inference looks up, worked out once for a knowledge: nothing in it depends on the person. */
export interface InferenceTables {
  /** By finding: the conditions that list it. */
  listedBy: ListedBy[];
  /** By finding: is it something one feels or sees, as against what one has or does? */
  isSymptom: boolean[];
  unmentioned: UnmentionedTables;
  /** By condition: how long it has lasted when people ask. */
  durations: LogNormal[];
  priors: PriorTables;
  /** By condition: the rank of its own urgency, as in `urgency/levels.ts`. */
  urgencyRanks: Uint8Array;
  wording: WordingTable;
}

/** Parallel by entry. */
export interface ListedBy {
  conditions: number[];
  /** Nats for the condition when the finding is present, and when it is absent. */
  present: number[];
  absent: number[];
}

export function inferenceTables(model: KnowledgeModel): InferenceTables {
  const { conditions, findings } = model;
  const isSymptom = findings.map(({ kind }) => kind === 'symptom' || kind === 'sign');
  return {
    listedBy: listedByFinding(model),
    isSymptom,
    unmentioned: unmentionedTables(model, isSymptom),
    durations: conditions.map(({ durationDays }) => logNormal(durationDays)),
    priors: priorTables(model),
    urgencyRanks: Uint8Array.from(conditions, ({ urgency }) => rank(urgency.level)),
    wording: wordingTable(model),
  };
}

function listedByFinding({ conditions, findings }: KnowledgeModel): ListedBy[] {
  const lists = findings.map((): ListedBy => ({ conditions: [], present: [], absent: [] }));
  for (const [index, condition] of conditions.entries()) {
    for (const { finding, probability } of condition.findings) {
      const about = findings[finding];
      const list = lists[finding];
      if (!about || !list) throw new Error(`"${condition.id}" lists finding ${finding}: no such`);
      list.conditions.push(index);
      list.present.push(logRatio(probability, about.background, true));
      list.absent.push(logRatio(probability, about.background, false));
    }
  }
  return lists;
}
