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

/** One for each number of symptoms told, the last for all greater numbers. */
export type UnmentionedTables = UnmentionedTable[];

interface UnmentionedTable {
  /** By condition. */
  hallmarks: Hallmark[][];
  /** By condition: nats where none of its hallmarks was mentioned. */
  ofNone: Float64Array;
  /** By finding: the conditions it is a hallmark of. */
  hallmarkOf: ReadonlyMap<number, number[]>;
}

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
  const weights = table.ofNone.slice();
  for (const finding of evidence.known.keys())
    for (const condition of table.hallmarkOf.get(finding) ?? [])
      weights[condition] = sumOf(table.hallmarks[condition] ?? [], evidence.known);
  return weights;
}

const NOTHING: Evidence['known'] = new Map();

function sumOf(hallmarks: readonly Hallmark[], known: Evidence['known']): number {
  let sum = 0;
  for (const { finding, nats } of hallmarks) if (!known.has(finding)) sum += nats;
  return sum;
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
): UnmentionedTable {
  const cardinal = (CARDINAL.told * Math.min(CARDINAL.after, told)) / CARDINAL.after;
  const hallmark = (HALLMARK.told * Math.min(HALLMARK.after - 1, told - 1)) / (HALLMARK.after - 1);
  const hallmarkOf = new Map<number, number[]>();
  const hallmarks = conditions.map(({ findings: listed }, condition) =>
    listed.flatMap(({ finding, probability }): Hallmark[] => {
      const about = findings[finding];
      if (!about || about.refines !== undefined || probability < HALLMARK.from) return [];
      const nearlyAll = probability >= CARDINAL.from;
      if (!isSymptom[finding] && !nearlyAll) return [];
      const share = nearlyAll && about.kind !== 'context' ? cardinal : hallmark;
      const nats = Math.log(1 - share * probability) - Math.log(1 - share * about.background);
      const others = hallmarkOf.get(finding);
      if (others) others.push(condition);
      else hallmarkOf.set(finding, [condition]);
      return [{ finding, nats }];
    }),
  );
  const ofNone = Float64Array.from(hallmarks, (one) => sumOf(one, NOTHING));
  return { hallmarks, ofNone, hallmarkOf };
}
