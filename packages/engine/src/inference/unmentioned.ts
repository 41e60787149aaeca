import type { Evidence } from '../evidence/evidence.ts';
import type { KnowledgeModel } from '../knowledge.ts';
import type { Knowledge } from '../prepare.ts';
import { symptomsTold } from './symptoms-told.ts';

/**
 * From which share of those affected on a symptom counts, how likely somebody who has it tells of it unasked, and from how
 * many symptoms told on that is so: a cough is what one comes with a bronchitis for, and is told first. What an
 * illness follows from, the birth before a bleeding after birth, the jab before a reaction, counts as a hallmark; the known
 * illness of which it is the crisis is told like the complaint itself. Estimates.
 */
const CARDINAL = { from: 0.85, told: 0.8, after: 3 };
const HALLMARK = { from: 0.5, told: 0.4, after: 4 };

/** One for each number of symptoms told, the last for all greater numbers; by condition, its hallmarks. */
export type UnmentionedTables = Hallmark[][][];

interface Hallmark {
  finding: number;
  /** For the condition, when nobody mentioned it. */
  nats: number;
}

/**
 * By condition, nats for what it usually shows and nobody mentioned, be it present or absent: far less than a denial,
 * for P(not mentioned | c) is 1 - told x P(finding | c), where a denial has 1 - P(finding | c). An answer of "I don't
 * know" leaves it as it is. Null where no symptom was told.
 */
export function unmentionedWeights(evidence: Evidence, knowledge: Knowledge): Float64Array | null {
  const told = symptomsTold(evidence, knowledge);
  const table = knowledge.inference.unmentioned[Math.min(told, HALLMARK.after) - 1];
  if (!table) return null;
  return Float64Array.from(table, (hallmarks) => {
    let weight = 0;
    for (const { finding, nats } of hallmarks) if (!evidence.known.has(finding)) weight += nats;
    return weight;
  });
}

export const unmentionedTables = (
  model: KnowledgeModel,
  isSymptom: readonly boolean[],
): UnmentionedTables =>
  Array.from({ length: HALLMARK.after }, (_, i) => tableFor(i + 1, model, isSymptom));

function tableFor(
  told: number,
  { conditions, findings }: KnowledgeModel,
  isSymptom: readonly boolean[],
): Hallmark[][] {
  const cardinal = (CARDINAL.told * Math.min(CARDINAL.after, told)) / CARDINAL.after;
  const hallmark = (HALLMARK.told * Math.min(HALLMARK.after - 1, told - 1)) / (HALLMARK.after - 1);
  return conditions.map((condition) =>
    condition.findings.flatMap(({ finding, probability }): Hallmark[] => {
      const about = findings[finding];
      if (!about || about.refines !== undefined || probability < HALLMARK.from) return [];
      const nearlyAll = probability >= CARDINAL.from;
      if (!isSymptom[finding] && !nearlyAll) return [];
      const share = nearlyAll && about.kind !== 'context' ? cardinal : hallmark;
      const nats = Math.log(1 - share * probability) - Math.log(1 - share * about.background);
      return [{ finding, nats }];
    }),
  );
}
